import { call } from '@tandem/api-client'
import {
  deleteProfilePicture,
  getProfile,
  setProfilePicture,
  updateProfile,
  type Profile,
  type ProfileChanges,
  type User,
} from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

export const profileQueries = {
  own: queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).data,
  }),
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

// The list of people shows name and face too, and the log what was done.
const invalidates = [['users'], ['audit']]

/** Changes the own profile. The form shows what the server refuses. */
export const updateProfileMutation = mutationOptions({
  mutationFn: async (body: ProfileChanges) => (await call(updateProfile, { body })).data,
  meta: { errors: 'local', updates: putProfile, invalidates },
})

type PictureAnswer = Pick<Profile, 'profile_picture'>

function putPicture(client: QueryClient, { profile_picture }: PictureAnswer) {
  client.setQueryData(profileQueries.own.queryKey, (profile) => profile && { ...profile, profile_picture })
  followUser(client, { profile_picture })
}

/** Sets the own picture, given in base64. The dialog shows what the server refuses. */
export const setPictureMutation = mutationOptions({
  mutationFn: async (picture: string): Promise<PictureAnswer> =>
    (await call(setProfilePicture, { body: { picture } })).data,
  meta: { errors: 'local', updates: putPicture, invalidates },
})

/** Removes the own picture. */
export const removePictureMutation = mutationOptions({
  mutationFn: async (): Promise<PictureAnswer> => (await call(deleteProfilePicture, {})).data,
  meta: { updates: putPicture, invalidates },
})
