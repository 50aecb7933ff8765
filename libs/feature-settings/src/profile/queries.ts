import { endpointMutation, endpointQuery } from '@tandem/api-client'
import { deleteProfilePicture, getProfile, setProfilePicture, updateProfile } from '@tandem/api-contract'
import type { Profile, ProfileChanges, User } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

export const profileQueries = {
  own: endpointQuery(getProfile, {}),
}

/** What the frame shows of the person follows at once. */
const followUser = (
  client: QueryClient,
  changes: Partial<Pick<User, 'name' | 'email' | 'profile_picture'>>,
) => client.setQueryData(sessionQueries.me.queryKey, (user) => user && { ...user, ...changes })

/** Puts a profile in the place of the one on screen, and of what the frame shows of it. */
export function putProfile(client: QueryClient, profile: Profile) {
  client.setQueryData(profileQueries.own.queryKey, profile)
  const { name, email, profile_picture } = profile
  followUser(client, { name, email, profile_picture })
}

// The answer says it.
const keeps = ['me', 'profile'] as const

/** Changes the own profile. The form shows what the server refuses. */
export const updateProfileMutation = endpointMutation(updateProfile, (body: ProfileChanges) => ({ body }), {
  meta: { errors: 'local', updates: putProfile, keeps },
})

type PictureAnswer = Pick<Profile, 'profile_picture'>

function putPicture(client: QueryClient, { profile_picture }: PictureAnswer) {
  client.setQueryData(profileQueries.own.queryKey, (profile) => profile && { ...profile, profile_picture })
  followUser(client, { profile_picture })
}

/** Sets the own picture, given in base64. The dialog shows what the server refuses. */
export const setPictureMutation = endpointMutation(
  setProfilePicture,
  (picture: string) => ({ body: { picture } }),
  {
    meta: { errors: 'local', updates: putPicture, keeps },
  },
)

/** Removes the own picture. */
export const removePictureMutation = endpointMutation(deleteProfilePicture, () => ({}), {
  meta: { updates: putPicture, keeps },
})
