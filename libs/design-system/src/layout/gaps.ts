/** The allowed distances between elements, in steps of 4 px. */
export const gaps = {
  '0': { gap: '0' },
  '0.5': { gap: '0.5' },
  '1': { gap: '1' },
  '1.5': { gap: '1.5' },
  '2': { gap: '2' },
  '3': { gap: '3' },
  '4': { gap: '4' },
  '5': { gap: '5' },
  '6': { gap: '6' },
  '8': { gap: '8' },
  '10': { gap: '10' },
} as const
