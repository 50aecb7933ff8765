import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { teamMessages } from './team-messages.ts'

/** How often a person may change their name: specification, section 9. */
export const nameChangeDays = 30

/** How many addresses a profile holds. */
export const profileUrls = 5

/** What a person says of themselves. */
export const Profile = v.strictObject({
  id: Id,
  name: v.string(),
  /** When the name can be changed next; null: now. */
  name_changes_at: v.nullable(Instant),
  email: v.string(),
  /** An address that was asked for and has not been verified yet, while its link is good. */
  pending_email: v.nullable(v.string()),
  bio: v.string(),
  urls: v.array(v.string()),
  profile_picture: v.nullable(v.string()),
  /** False for whoever signs in through a provider and has never chosen a password. */
  has_password: v.boolean(),
})
export type Profile = v.InferOutput<typeof Profile>

/** The own profile. */
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/me/profile',
  summary: 'Your profile',
  access: 'signed-in',
  reads: ['profile'],
  data: Profile,
})

/** Whether a text is a whole address of the web, without a name and password in it. */
function isWebAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname.includes('.')
}

/** What changes of a profile; what is left out stays. */
export const ProfileChanges = v.pipe(
  v.strictObject({
    name: v.optional(text({ min: 2, max: 100, tooShort: teamMessages.profile.name })),
    bio: v.optional(text({ max: 500 })),
    urls: v.optional(
      listOf(
        v.pipe(text({ min: 1, max: 500 }), v.check(isWebAddress, teamMessages.profile.url)),
        profileUrls,
        teamMessages.profile.tooManyUrls(profileUrls),
      ),
    ),
  }),
  v.check((changes) => Object.keys(changes).length > 0, teamMessages.profile.nothing),
)
export type ProfileChanges = v.InferOutput<typeof ProfileChanges>

/**
 * A name that is the same is no change. Sooner than 30 days after the last change, another name is refused on `name`
 * and nothing is kept.
 */
export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/me/profile',
  summary: 'Change your profile; the name once every 30 days',
  access: 'own.write',
  changes: ['me', 'profile', 'people', 'audit'],
  body: ProfileChanges,
  data: Profile,
})

/** The most that a picture may weigh, and how wide and high it may be. */
export const pictureLimits = { bytes: 512 * 1024, sides: 1024 } as const

/**
 * Keeps a picture: JPEG or PNG, told by its own first bytes, never by what the caller says. What a camera wrote into it
 * (place, time, device) is not kept.
 */
export const setProfilePicture = endpoint({
  name: 'setProfilePicture',
  method: 'PUT',
  path: '/me/picture',
  summary: 'Set your picture',
  access: 'own.write',
  changes: ['me', 'profile', 'people', 'audit'],
  body: v.strictObject({
    /** The file in base64, without a prefix. */
    picture: v.pipe(
      v.string(messages.required),
      v.maxLength(Math.ceil(pictureLimits.bytes / 3) * 4, teamMessages.picture.tooLarge),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/, teamMessages.picture.format),
    ),
  }),
  // More than a picture may have: one that is a little too large is told on its field.
  bodyBytes: 1024 * 1024,
  data: v.strictObject({ profile_picture: v.string() }),
  limit: { calls: 30, seconds: 3600, per: 'user' },
})

/** Back to the initials. */
export const deleteProfilePicture = endpoint({
  name: 'deleteProfilePicture',
  method: 'DELETE',
  path: '/me/picture',
  summary: 'Remove your picture',
  access: 'own.write',
  changes: ['me', 'profile', 'people', 'audit'],
  data: v.strictObject({ profile_picture: v.null() }),
})

/** The file behind `profile_picture`: its key cannot be guessed, and a new picture has a new one. */
export const getPicture = endpoint({
  name: 'getPicture',
  method: 'GET',
  path: '/pictures/{key}',
  summary: 'A picture of a person',
  access: 'public',
  reads: ['profile', 'people'],
  params: v.strictObject({ key: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)) }),
  data: v.null(),
  answers: 'file',
  errors: ['MODEL_NOT_FOUND'],
})
