import { ProfileChanges } from '@tandem/api-contract'
import type { Profile } from '@tandem/api-contract'
import * as v from 'valibot'

/** The maximum length of a bio; see `ProfileChanges`. */
export const bioLength = 500

/** The input of a person; a link keeps its key while others are added and removed. */
export interface ProfileDraft {
  name: string
  bio: string
  urls: readonly UrlRow[]
  /** Empty: unknown. */
  timezone: string
}
export interface UrlRow {
  key: string
  url: string
}

export const draftOf = ({ name, bio, urls, timezone }: Profile): ProfileDraft => ({
  name,
  bio,
  urls: urls.map((url, place) => ({ key: `kept-${place}`, url })),
  timezone: timezone ?? '',
})

/** Blank rows don't count. */
export const writtenUrls = (urls: readonly UrlRow[]) => urls.filter(({ url }) => url.trim() !== '')

const addressesOf = (urls: readonly UrlRow[]) => writtenUrls(urls).map(({ url }) => url.trim())

/** What to send: only differences from the saved profile. */
export function changesOf(draft: ProfileDraft, kept: Profile): Record<string, unknown> {
  const urls = addressesOf(draft.urls)
  return {
    ...(draft.name.trim() !== kept.name && { name: draft.name }),
    ...(draft.bio.trim() !== kept.bio && { bio: draft.bio }),
    ...((urls.length !== kept.urls.length || urls.some((url, place) => url !== kept.urls[place])) && {
      urls,
    }),
    ...(draft.timezone !== (kept.timezone ?? '') && { timezone: draft.timezone }),
  }
}

/** The contract's errors by field: `name`, `urls`, `urls.2`; or what to send. */
export function checkChanges(
  changes: Record<string, unknown>,
): { changes: ProfileChanges } | { errors: Record<string, string> } {
  const checked = v.safeParse(ProfileChanges, changes)
  if (checked.success) return { changes: checked.output }
  const errors = checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const)
  // Of several errors the first is the clearest.
  return { errors: Object.fromEntries(errors.toReversed()) }
}

/** The value of each field by its name on the server. */
export const fieldsOf = ({ name, bio, urls, timezone }: ProfileDraft): Record<string, unknown> => ({
  name,
  bio,
  timezone,
  urls: addressesOf(urls).join('\n'),
  ...Object.fromEntries(urls.map(({ url }, place) => [`urls.${place}`, url])),
})
