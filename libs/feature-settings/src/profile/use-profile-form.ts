import type { Profile } from '@tandem/api-contract'
import { noFailure, readFailure } from '@tandem/page-parts'
import type { FormFailure } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { typedSince } from '../frame/typed-since.ts'
import { changesOf, checkChanges, draftOf, fieldsOf, writtenUrls } from './profile-draft.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { updateProfileMutation } from './queries.ts'

/**
 * Input over a saved profile. Unchanged fields follow the profile; sent values are dropped once they are
 * saved.
 */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({})
  const [failure, setFailure] = useState<FormFailure>(noFailure)
  const { mutateAsync, isPending } = useMutation(updateProfileMutation)
  const draft = { ...draftOf(profile), ...typed }
  const changes = changesOf(draft, profile)

  const submit = async () => {
    if (isPending) return
    // The indexes of the sent links are then those on screen.
    const sent = { ...draft, urls: writtenUrls(draft.urls) }
    const fields = fieldsOf(sent)
    const asSent = { ...typed, ...(typed.urls && { urls: sent.urls }) }
    setTyped(asSent)
    const checked = checkChanges(changes)
    if ('errors' in checked) {
      const refusals = Object.entries(checked.errors).map(([field, message]) => [
        field,
        { message, value: fields[field] },
      ])
      return setFailure({ refusals: Object.fromEntries(refusals), banner: null })
    }
    setFailure(noFailure)
    try {
      await mutateAsync(checked.changes)
      setTyped((now) => typedSince(now, asSent))
      onSaved()
    } catch (error) {
      setFailure(readFailure(error, fields))
    }
  }
  return {
    draft,
    failure,
    isDirty: Object.keys(changes).length > 0,
    isSending: isPending,
    /** A refusal is shown until the refused value changes. */
    errorOf: (field: string) => {
      const refusal = failure.refusals[field]
      return refusal?.value === fieldsOf(draft)[field] ? refusal?.message : undefined
    },
    change: (part: Partial<ProfileDraft>) => setTyped({ ...typed, ...part }),
    reset: () => {
      setTyped({})
      setFailure(noFailure)
    },
    submit,
  }
}
