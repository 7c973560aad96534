/** A movement in a wallet: money that came in, a request that was opened, or its price that came back. */
type WalletDay =
  | { on: string; topUp: number; by: "bank" | "card"; reference: string }
  | { on: string; service: string; price: number; shared?: boolean; welcome?: boolean; returnedOn?: string };

const opened = (on: string, service: string, price: number, more: { shared?: boolean; welcome?: boolean; returnedOn?: string } = {}) => ({
  on,
  service,
  price,
  ...more,
});

/** What happened in the wallets of the two centers that somebody manages, in dollars, until the present of the demo world. */
export const walletDays: readonly { center: string; days: readonly WalletDay[] }[] = [
  {
    center: "Unidad Caracola",
    days: [
      opened("2026-08-18", "fiv", 18, { welcome: true }),
      opened("2026-08-20", "diagnostico", 7, { welcome: true }),
      opened("2026-08-25", "fiv", 18, { welcome: true }),
      { on: "2026-08-31", topUp: 150, by: "bank", reference: "CUH7K2M9PQ" },
      opened("2026-09-04", "ovodonacion", 24, { shared: true }),
      opened("2026-09-09", "fiv", 18),
      opened("2026-09-11", "icsi", 18),
      opened("2026-09-15", "ovodonacion", 32),
      opened("2026-09-17", "fiv", 13, { shared: true, returnedOn: "2026-09-19" }),
      opened("2026-09-18", "fiv", 13, { shared: true }),
      { on: "2026-09-21", topUp: 150, by: "card", reference: "CUR4T8WXAB" },
      opened("2026-09-24", "ovodonacion", 24, { shared: true }),
      opened("2026-09-30", "fiv", 18),
      opened("2026-10-01", "ovodonacion", 24, { shared: true }),
      opened("2026-10-02", "ovodonacion", 24, { shared: true }),
      opened("2026-10-06", "ovodonacion", 32),
      opened("2026-10-07", "fiv", 18, { returnedOn: "2026-10-10" }),
      opened("2026-10-08", "preservacion", 18),
      opened("2026-10-09", "fiv", 13, { shared: true }),
      { on: "2026-10-12", topUp: 200, by: "card", reference: "CUN3V6YZCD" },
      opened("2026-10-14", "icsi", 18),
      opened("2026-10-16", "fiv", 18),
      opened("2026-10-20", "ovodonacion", 32),
      opened("2026-10-21", "ovodonacion", 24, { shared: true }),
      opened("2026-10-23", "fiv", 13, { shared: true }),
      opened("2026-10-27", "fiv", 18),
      opened("2026-10-28", "fiv", 13, { shared: true }),
      { on: "2026-11-02", topUp: 100, by: "bank", reference: "CUE5F9GHJK" },
      opened("2026-11-03", "ovodonacion", 32),
      opened("2026-11-04", "fiv", 18),
      opened("2026-11-05", "ovodonacion", 24, { shared: true }),
      opened("2026-11-06", "fiv", 13, { shared: true, returnedOn: "2026-11-08" }),
      opened("2026-11-10", "fiv", 18),
      opened("2026-11-11", "ovodonacion", 24, { shared: true }),
      opened("2026-11-13", "preservacion", 18),
      { on: "2026-11-15", topUp: 200, by: "card", reference: "CUM2P7QRST" },
      opened("2026-11-17", "fiv", 18, { returnedOn: "2026-11-19" }),
      opened("2026-11-18", "ovodonacion", 24, { shared: true }),
    ],
  },
  {
    center: "Clínica Luna de Larimar",
    days: [
      opened("2026-09-08", "fiv", 18, { welcome: true }),
      opened("2026-09-22", "icsi", 18, { welcome: true }),
      { on: "2026-10-05", topUp: 100, by: "bank", reference: "CUA8B4CDEF" },
      opened("2026-10-07", "fiv", 18),
      opened("2026-10-29", "ovodonacion", 32),
    ],
  },
];
