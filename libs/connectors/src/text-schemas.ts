import * as v from 'valibot'
import { storableText } from './plain-text.ts'

/** Text as our database takes it. */
export const Text = v.pipe(v.string(), v.transform(storableText))

/** Text, or null where there is none or nothing in it. */
export const OptionalText = v.pipe(
  v.nullish(Text, ''),
  v.transform((text) => (text === '' ? null : text)),
)
