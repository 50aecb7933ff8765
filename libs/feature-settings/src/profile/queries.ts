import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { deleteProfilePicture, getProfile, setProfilePicture, updateProfile } from '@tandem/api-contract'
import type { Language, Profile, ProfileChanges, User } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

export const profileQueries = {
  own: endpointQuery(getProfile, {}),
}

/** Updates what the frame shows about the person immediately. */
const followUser = (
  client: QueryClient,
  changes: Partial<Pick<User, 'name' | 'email' | 'profile_picture' | 'timezone' | 'language'>>,
) => client.setQueryData(sessionQueries.me.queryKey, (user) => user && { ...user, ...changes })

/** Replaces the cached profile, and what the frame shows of it. */
export function putProfile(client: QueryClient, profile: Profile) {
  client.setQueryData(profileQueries.own.queryKey, profile)
  const { name, email, profile_picture, timezone, language } = profile
  followUser(client, { name, email, profile_picture, timezone, language })
}

// The answer contains them.
const keeps = ['me', 'profile'] as const

/** Changes the user's own profile. The form shows refusals. */
export const updateProfileMutation = endpointMutation(updateProfile, (body: ProfileChanges) => ({ body }), {
  meta: { errors: 'local', updates: putProfile, keeps },
})

/** Chooses the user's own language. */
export const chooseLanguageMutation = endpointMutation(
  updateProfile,
  (language: Language) => ({ body: { language } }),
  { meta: { updates: putProfile, keeps } },
)

type PictureAnswer = Pick<Profile, 'profile_picture'>

function putPicture(client: QueryClient, { profile_picture }: PictureAnswer) {
  client.setQueryData(profileQueries.own.queryKey, (profile) => profile && { ...profile, profile_picture })
  followUser(client, { profile_picture })
}

/** Sets the user's own picture, given in base64. The dialog shows refusals. */
export const setPictureMutation = endpointMutation(
  setProfilePicture,
  (picture: string) => ({ body: { picture } }),
  {
    meta: { errors: 'local', updates: putPicture, keeps },
  },
)

/** Removes the user's own picture. */
export const removePictureMutation = endpointMutation(deleteProfilePicture, () => ({}), {
  meta: { updates: putPicture, keeps },
})
