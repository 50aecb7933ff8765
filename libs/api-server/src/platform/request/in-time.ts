/** The result of `work`, or `otherwise` when it takes longer than `ms`. Late work isn't stopped; its result is ignored. */
export async function inTime<T, Late>(
  work: () => Promise<T>,
  ms: number,
  otherwise: Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}
