import * as v from 'valibot'
import { teamMessages } from './team-messages.ts'

/** The languages of the product; the first is used when nobody asks for another one. */
export const languages = ['en', 'tr'] as const

/** A language of the product, as in the `lang` attribute of HTML. */
export const Language = v.picklist(languages, teamMessages.profile.language)
export type Language = v.InferOutput<typeof Language>
