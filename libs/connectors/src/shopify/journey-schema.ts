import * as v from 'valibot'
import { OptionalAddress, OptionalText } from '../text-schemas.ts'

const Visit = v.object({
  landingPage: OptionalAddress,
  referrerUrl: OptionalAddress,
  source: OptionalText,
  sourceType: OptionalText,
  referralCode: OptionalText,
  utmParameters: v.nullish(
    v.object({
      source: OptionalText,
      medium: OptionalText,
      campaign: OptionalText,
      content: OptionalText,
      term: OptionalText,
    }),
    null,
  ),
})
/** What is stored about the buyer's first visit. */
const FirstVisit = v.object({
  referrerUrl: OptionalAddress,
  source: OptionalText,
  utmParameters: v.nullish(v.object({ source: OptionalText, medium: OptionalText }), null),
})
export const Journey = v.object({
  ready: v.boolean(),
  firstVisit: v.nullish(FirstVisit, null),
  lastVisit: v.nullish(Visit, null),
})
export type Journey = v.InferOutput<typeof Journey>
