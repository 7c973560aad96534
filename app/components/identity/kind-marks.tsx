/** Icon for patients. */
export function PatientMark() {
  return (
    <svg viewBox="0 0 104 104" aria-hidden className="size-12 flex-none">
      <circle cx="52" cy="52" r="52" fill="#FFE5DA" />
      <circle cx="52" cy="42" r="20" fill="#F98A68" />
      <path d="M20 46c0 20 14 34 32 34s32-14 32-34" fill="none" stroke="#0B5E70" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

/** Icon for providers. */
export function ProviderMark() {
  return (
    <svg viewBox="0 0 104 104" aria-hidden className="size-12 flex-none">
      <circle cx="52" cy="52" r="52" fill="#DCEFF3" />
      <path d="M30 82V48a22 22 0 0 1 44 0v34Z" fill="#fff" stroke="#0B5E70" strokeWidth="8" strokeLinejoin="round" />
      <circle cx="52" cy="60" r="11" fill="#F98A68" />
      <path d="M20 76q8-6 16 0t16 0 16 0 16 0v12H20Z" fill="#4FADBF" />
    </svg>
  );
}
