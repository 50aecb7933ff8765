import { ProfileChanges } from '@tandem/api-contract'
import type { Profile } from '@tandem/api-contract'
import * as v from 'valibot'

/** How many characters a bio may have; see `ProfileChanges`. */
export const bioLength = 500

/** What a person types; an address keeps its key while others come and go. */
export interface ProfileDraft {
  name: string
  bio: string
  urls: readonly UrlRow[]
}
export interface UrlRow {
  key: string
  url: string
}

export const draftOf = ({ name, bio, urls }: Profile): ProfileDraft => ({
  name,
  bio,
  urls: urls.map((url, place) => ({ key: `kept-${place}`, url })),
})

/** Rows that were left blank say nothing. */
export const writtenUrls = (urls: readonly UrlRow[]) => urls.filter(({ url }) => url.trim() !== '')

const addressesOf = (urls: readonly UrlRow[]) => writtenUrls(urls).map(({ url }) => url.trim())

/** What is to be sent: only what differs from what is kept. */
export function changesOf(draft: ProfileDraft, kept: Profile): Record<string, unknown> {
  const urls = addressesOf(draft.urls)
  return {
    ...(draft.name.trim() !== kept.name && { name: draft.name }),
    ...(draft.bio.trim() !== kept.bio && { bio: draft.bio }),
    ...((urls.length !== kept.urls.length || urls.some((url, place) => url !== kept.urls[place])) && {
      urls,
    }),
  }
}

/** What the contract says is wrong, by field: `name`, `urls`, `urls.2`; or what to send. */
export function checkChanges(
  changes: Record<string, unknown>,
): { changes: ProfileChanges } | { errors: Record<string, string> } {
  const checked = v.safeParse(ProfileChanges, changes)
  if (checked.success) return { changes: checked.output }
  const said = checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  // Of several reasons the first is the plainest.
  return { errors: Object.fromEntries(said.toReversed()) }
}

/** What stands in each field, by the name that the server calls it. */
export const fieldsOf = ({ name, bio, urls }: ProfileDraft): Record<string, unknown> => ({
  name,
  bio,
  urls: addressesOf(urls).join('\n'),
  ...Object.fromEntries(urls.map(({ url }, place) => [`urls.${place}`, url])),
})
