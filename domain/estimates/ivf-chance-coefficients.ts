/**
 * The coefficients of the CDC's IVF Success Estimator, one value for each retrieval (with donor eggs, each transfer), as a third
 * party transcribed them from https://www.cdc.gov/art/ivf-success-estimator/formulas_new.html. The third values for people who had
 * IVF before are not confirmed, so they are left out.
 */
export interface Coefficients {
  readonly intercept: readonly number[];
  readonly age: readonly number[];
  /** Multiplied by the age raised to `agePower`. */
  readonly ageRaised: readonly number[];
  readonly agePower: readonly number[];
  readonly bmi: readonly number[];
  readonly bmiSquared: readonly number[];
  /** Absent where the reason is unknown. */
  readonly reasons?: Readonly<Record<Reason, readonly number[]>>;
  readonly onePregnancy: readonly number[];
  readonly morePregnancies: readonly number[];
  readonly oneBirth: readonly number[];
  readonly moreBirths: readonly number[];
}

export const REASONS = ["tubal", "male", "endometriosis", "ovulatory", "reserve", "uterine", "other", "unexplained"] as const;
export type Reason = (typeof REASONS)[number];

export const coefficients = {
  /** Own eggs, no IVF before, reason known: formulas 1 to 3. */
  firstKnown: {
    intercept: [-6.8392144, -6.8728775, -9.3153777],
    age: [0.3347309, 0.32463644, 0.41426281],
    ageRaised: [-0.0003249, -0.0002999, -0.000356],
    agePower: [2.763313, 2.768118, 2.764885],
    bmi: [0.06997997, 0.05290472, 0.06252898],
    bmiSquared: [-0.0015045, -0.0010872, -0.001282],
    reasons: {
      tubal: [0.09373152, -0.0219855, 0.04844661],
      male: [0.24104423, 0.12467683, 0.21219068],
      endometriosis: [0.02773216, -0.0158729, -0.0654468],
      ovulatory: [0.27949598, 0.1327005, 0.15746829],
      reserve: [-0.5780511, -0.4814415, -0.3226484],
      uterine: [-0.1354896, -0.1339263, -0.0465512],
      other: [-0.1018557, 0.01660419, 0.09637834],
      unexplained: [0.2252616, 0.09599927, 0.1290718],
    },
    onePregnancy: [0.03514055, 0.03170167, 0.08132467],
    morePregnancies: [-0.0059006, 0.00935556, -0.0338819],
    oneBirth: [0.15787934, 0.06422726, -0.0269845],
    moreBirths: [0.03077479, -0.0814083, -0.1761415],
  },
  /** Own eggs, no IVF before, reason not known: formulas 4 to 6. */
  firstUnknown: {
    intercept: [-7.5545223, -7.2779142, -9.4264037],
    age: [0.37931798, 0.35034389, 0.42699089],
    ageRaised: [-0.0003752, -0.0003308, -0.0003753],
    agePower: [2.763313, 2.768118, 2.764885],
    bmi: [0.08057661, 0.05271285, 0.06305985],
    bmiSquared: [-0.0015304, -0.0010342, -0.0012397],
    onePregnancy: [0.02240271, 0.017446, 0.07047497],
    morePregnancies: [-0.054699, -0.012032, -0.049649],
    oneBirth: [0.16421628, 0.07632398, -0.0177138],
    moreBirths: [0.05435658, -0.0482572, -0.1355878],
  },
  /** Own eggs, one IVF before, reason known: formulas 7 and 8. */
  againKnown: {
    intercept: [-8.102508, -9.0304669],
    age: [0.37506646, 0.42590102],
    ageRaised: [-0.0003171, -0.0003287],
    agePower: [2.784619, 2.796098],
    bmi: [0.04565965, 0.0128256],
    bmiSquared: [-0.0008793, -0.0003694],
    reasons: {
      tubal: [0.06858044, 0.00738291],
      male: [0.23958731, 0.17753606],
      endometriosis: [-0.0128023, -0.1452422],
      ovulatory: [0.27559287, 0.16601024],
      reserve: [-0.4806452, -0.419979],
      uterine: [-0.1649105, -0.1653948],
      other: [-0.0770044, 0.0711429],
      unexplained: [0.18150326, 0.088662],
    },
    onePregnancy: [0.15884291, 0.16681453],
    morePregnancies: [0.16420575, 0.28062882],
    oneBirth: [0.32698183, 0.12700903],
    moreBirths: [0.21325721, -0.061565],
  },
  /** Own eggs, one IVF before, reason not known: formulas 9 and 10. */
  againUnknown: {
    intercept: [-8.641603, -9.4181786],
    age: [0.40532864, 0.44433217],
    ageRaised: [-0.0003513, -0.0003502],
    agePower: [2.784619, 2.796098],
    bmi: [0.0534427, 0.01867522],
    bmiSquared: [-0.0009225, -0.0003935],
    onePregnancy: [0.17347309, 0.17540746],
    morePregnancies: [0.17098727, 0.28988103],
    oneBirth: [0.36910534, 0.16172879],
    moreBirths: [0.25715519, 0.00143887],
  },
  /** Donor eggs, reason known: formulas 11 to 13. */
  donorKnown: {
    intercept: [-0.4033333, -1.3339892, 0.47327874],
    age: [0.02185135, 0.08801244, -0.007758],
    ageRaised: [-8.7e-5, -0.0005611, 0],
    agePower: [2.377287, 2.212801, 2.212801],
    bmi: [0.03918024, -0.0188403, -0.0058567],
    bmiSquared: [-0.0008828, 0.00010807, -0.0004581],
    reasons: {
      tubal: [-0.2662897, -0.3903679, 0.0763259],
      male: [-0.0508467, 0.00174282, -0.0700194],
      endometriosis: [-0.0203064, 0.06840972, -0.0717694],
      ovulatory: [0.09520576, -0.2973461, -0.025297],
      reserve: [-0.0550674, 0.00053078, -0.2083672],
      uterine: [-0.1485842, -0.169886, -0.0608922],
      other: [-0.024112, 0.14533614, -0.0558357],
      unexplained: [-0.1974379, -0.1887531, -0.1287295],
    },
    onePregnancy: [-0.0980307, -0.0441317, 0.07832513],
    morePregnancies: [-0.1001531, -0.0551906, -0.1893451],
    oneBirth: [0.06581205, 0.01557833, 0.15345989],
    moreBirths: [0.05371457, -0.0308413, 0.17986175],
  },
  /** Donor eggs, reason not known: formulas 14 to 16. */
  donorUnknown: {
    intercept: [-0.20316, -0.9168211, 0.40239489],
    age: [0.012644, 0.07070459, -0.0110165],
    ageRaised: [-6e-5, -0.0004704, 0],
    agePower: [2.377287, 2.212801, 2.212801],
    bmi: [0.032267, -0.0205248, -0.0037352],
    bmiSquared: [-0.00084, 9.42e-5, -0.0004848],
    onePregnancy: [-0.11476, -0.0719338, 0.0511042],
    morePregnancies: [-0.11943, -0.0838426, -0.2074111],
    oneBirth: [0.074343, 0.02804825, 0.14692909],
    moreBirths: [0.039223, -0.0672634, 0.22919021],
  },
} satisfies Record<string, Coefficients>;
