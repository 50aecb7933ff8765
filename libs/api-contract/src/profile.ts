import * as v from 'valibot'
import { timezone } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, text } from './fields.ts'
import { Language } from './language.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { teamMessages } from './team-messages.ts'

/** How many days pass between two changes of a person's name: specification, section 9. */
export const nameChangeDays = 30

/** The maximum number of links in a profile. */
export const profileUrls = 5

/** What people say about themselves. */
export const Profile = v.strictObject({
  id: Id,
  name: v.string(),
  /** When the name can be changed next; null means now. */
  name_changes_at: v.nullable(Instant),
  email: v.string(),
  /** A requested new address that isn't verified yet, while its link is valid. */
  pending_email: v.nullable(v.string()),
  bio: v.string(),
  urls: v.array(v.string()),
  profile_picture: v.nullable(v.string()),
  /** The time zone they set; null: unknown. */
  timezone: v.nullable(v.string()),
  /** The language they chose; null: the browser's. */
  language: v.nullable(Language),
  /** False for people who sign in through a provider and never chose a password. */
  has_password: v.boolean(),
})
export type Profile = v.InferOutput<typeof Profile>

/** The caller's own profile. */
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/me/profile',
  summary: 'Your profile',
  access: 'signed-in',
  reads: ['profile'],
  data: Profile,
})

/** Whether a text is a complete web address, without a username and password. */
function isWebAddress(address: string) {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname.includes('.')
}

/** Changes to a profile; fields that are left out stay. */
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
    /** One of `GET /helpers/timezones`. */
    timezone: v.optional(timezone(teamMessages.team.timezone)),
    /** Null: the browser's language from now on. */
    language: v.optional(v.nullable(Language)),
  }),
  v.check((changes) => Object.keys(changes).length > 0, teamMessages.profile.nothing),
)
export type ProfileChanges = v.InferOutput<typeof ProfileChanges>

/**
 * The same name isn't a change. A different name within 30 days of the last change is refused on `name`, and
 * nothing is saved.
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

/** The maximum size of a picture in bytes, and of its width and height. */
export const pictureLimits = { bytes: 512 * 1024, sides: 1024 } as const

/**
 * Stores a picture: JPEG or PNG, detected from its first bytes, never from what the caller says. Camera
 * metadata (place, time, device) isn't stored.
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
  // Larger than a picture may be, so that a slightly too large one gets an error on its field.
  bodyBytes: 1024 * 1024,
  data: v.strictObject({ profile_picture: v.string() }),
  limit: { calls: 30, seconds: 3600, per: 'user' },
})

/** Removes the picture, so that the initials show again. */
export const deleteProfilePicture = endpoint({
  name: 'deleteProfilePicture',
  method: 'DELETE',
  path: '/me/picture',
  summary: 'Remove your picture',
  access: 'own.write',
  changes: ['me', 'profile', 'people', 'audit'],
  data: v.strictObject({ profile_picture: v.null() }),
})

/** The file behind `profile_picture`. Its key can't be guessed, and a new picture gets a new one. */
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
