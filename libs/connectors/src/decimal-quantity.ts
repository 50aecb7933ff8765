/** A quantity with the four decimals that we store, without the rounding errors of sums. */
export const decimalQuantity = (quantity: number) => Math.round(quantity * 10_000) / 10_000
