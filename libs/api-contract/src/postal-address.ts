import * as v from 'valibot'

const Part = v.nullable(v.string())

/** An address as written at the shop; empty parts are null. */
export const PostalAddress = v.strictObject({
  name: Part,
  company: Part,
  line_1: Part,
  line_2: Part,
  postcode: Part,
  city: Part,
  /** A state, province or county: its code or its name. */
  region: Part,
  /** ISO 3166 code or the shop's own text. */
  country: Part,
})
export type PostalAddress = v.InferOutput<typeof PostalAddress>
