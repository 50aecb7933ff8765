/** A person's address as they wrote it; null for empty parts. */
export interface PostalAddress {
  name: string | null
  company: string | null
  line_1: string | null
  line_2: string | null
  postcode: string | null
  city: string | null
  /** A state, province or county: its code or its name. */
  region: string | null
  /** ISO 3166 code or the shop's own text. */
  country: string | null
}

/** An address with null for empty parts; null when all are empty. */
export function postalAddress(written: {
  [Part in keyof PostalAddress]: string | null | undefined
}): PostalAddress | null {
  const part = (text: string | null | undefined) => text?.trim() || null
  const address: PostalAddress = {
    name: part(written.name),
    company: part(written.company),
    line_1: part(written.line_1),
    line_2: part(written.line_2),
    postcode: part(written.postcode),
    city: part(written.city),
    region: part(written.region),
    country: part(written.country),
  }
  return Object.values(address).some((known) => known !== null) ? address : null
}
