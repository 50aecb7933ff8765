import { languages } from '@tandem/api-contract'
import { sayIn } from '../../platform/language/say-in.ts'
import { foldText } from '../../platform/lists/search-text.ts'
import { auditActions } from './actions.ts'

/** Each action with its descriptions in all languages, in the form that is compared. */
const described = Object.entries(auditActions).map(([action, description]) => ({
  action,
  descriptions: languages.map((language) => foldText(sayIn(language)(description))),
}))

/**
 * The actions whose description contains a term, in any language: people search for the words they read. None for
 * a term that is too short, which is null.
 */
export const searchedActions = (folded: string | null): string[] =>
  folded === null
    ? []
    : described
        .filter(({ descriptions }) => descriptions.some((description) => description.includes(folded)))
        .map(({ action }) => action)
