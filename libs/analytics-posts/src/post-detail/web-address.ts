/** An address as it may be followed or shown: http and https alone; null for whatever else stands in that field. */
export function webAddress(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null
}
