/** A quantity with the four decimals that are kept; without the dust that sums of decimals leave. */
export const decimalQuantity = (quantity: number) => Math.round(quantity * 10_000) / 10_000
