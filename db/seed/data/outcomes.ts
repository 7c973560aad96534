type Band = "under-35" | "35-37" | "38-40" | "41-42" | "43-plus";

interface Report {
  year: number;
  evidence: string;
  /** Left out when nobody has checked what the center sent. */
  checkedOn?: string;
  /** The numbers of retrievals, transfers and births. */
  own: Readonly<Record<Band, readonly [number, number, number]>>;
  /** The numbers of transfers and births. A donor's retrieval is not the recipient's. */
  donor?: Readonly<Partial<Record<Band, readonly [number, number]>>>;
}

/** The reports by name of the center. Nineteen centers publish none. Each report has bands with fewer than twenty cases. */
export const outcomes: Readonly<Record<string, Report>> = {
  "Clínica Luna de Larimar": {
    year: 2025,
    evidence: "informe-2025-luna-de-larimar.pdf",
    checkedOn: "2026-09-12",
    own: { "under-35": [79, 84, 37], "35-37": [60, 61, 22], "38-40": [52, 47, 12], "41-42": [29, 22, 3], "43-plus": [11, 6, 1] },
  },
  "Casa Yagrumo Fertilidad": {
    year: 2025,
    evidence: "informe-2025-casa-yagrumo.pdf",
    checkedOn: "2026-10-06",
    own: { "under-35": [36, 38, 17], "35-37": [20, 21, 7], "38-40": [22, 19, 4], "41-42": [15, 12, 1], "43-plus": [9, 6, 0] },
  },
  "Instituto Nácar de Medicina Reproductiva": {
    year: 2024,
    evidence: "informe-2024-instituto-nacar.pdf",
    checkedOn: "2026-02-18",
    own: { "under-35": [50, 52, 21], "35-37": [66, 64, 21], "38-40": [63, 58, 14], "41-42": [38, 30, 4], "43-plus": [21, 14, 1] },
    donor: { "under-35": [8, 4], "35-37": [14, 7], "38-40": [33, 16], "41-42": [41, 20], "43-plus": [57, 27] },
  },
  "Clínica Coral Sereno": {
    year: 2025,
    evidence: "informe-2025-coral-sereno.pdf",
    checkedOn: "2026-10-15",
    own: { "under-35": [40, 41, 17], "35-37": [39, 38, 12], "38-40": [48, 44, 10], "41-42": [25, 19, 2], "43-plus": [13, 9, 0] },
    donor: { "38-40": [22, 11], "41-42": [35, 17], "43-plus": [48, 22] },
  },
  "Clínica Río Sereno": {
    year: 2025,
    evidence: "informe-2025-rio-sereno.pdf",
    own: { "under-35": [31, 33, 13], "35-37": [29, 28, 9], "38-40": [20, 18, 4], "41-42": [11, 8, 1], "43-plus": [5, 3, 0] },
  },
};
