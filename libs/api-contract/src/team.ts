import * as v from 'valibot'
import { timezone } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, text } from './fields.ts'
import { weekStarts } from './me.ts'
import { resources } from './resources.ts'
import { teamMessages } from './team-messages.ts'

/** The team and how it counts days. */
export const Team = v.strictObject({
  id: Id,
  name: v.string(),
  timezone: v.string(),
  /** The first day of its weeks, numbered as in JavaScript: 0 is Sunday, 1 Monday, 6 Saturday. */
  week_start: v.picklist(weekStarts),
  created_at: Instant,
  /** Without archived members. */
  users_count: Count,
  /**
   * Set while daily figures are recalculated for a new time zone. Until then, part of what is shown is from
   * the old one.
   */
  rebuild: v.nullable(
    v.strictObject({
      started_at: Instant,
      /** The new time zone. */
      timezone: v.string(),
      /** Stores and accounts to recalculate, and how many are done. */
      total: Count,
      done: Count,
    }),
  ),
  /** Set while the team waits for its deletion; see `deleteTeam`. */
  deletion: v.nullable(
    v.strictObject({
      requested_at: Instant,
      requested_by: v.nullable(v.string()),
      /** When everything is deleted, unless the super admin cancels. */
      deletes_at: Instant,
    }),
  ),
})
export type Team = v.InferOutput<typeof Team>

/** The caller's own team. */
export const getTeam = endpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/team',
  summary: 'Your team: its name, time zone and week',
  access: 'members.read',
  reads: ['team'],
  data: Team,
})

/** Changes to a team; fields that are left out stay. */
export const TeamChanges = v.pipe(
  v.strictObject({
    name: v.optional(text({ min: 2, max: 100, tooShort: teamMessages.team.name })),
    timezone: v.optional(timezone(teamMessages.team.timezone)),
    week_start: v.optional(v.picklist(weekStarts, teamMessages.team.week_start)),
  }),
  v.check((changes) => Object.keys(changes).length > 0, teamMessages.team.nothing),
)
export type TeamChanges = v.InferOutput<typeof TeamChanges>

/**
 * A new time zone moves events around midnight to other days: a job recalculates the figures, and no amount
 * is converted. Until it is done, another change of the time zone is refused: UPDATE_ALREADY_IN_PROGRESS.
 */
export const updateTeam = endpoint({
  name: 'updateTeam',
  method: 'PUT',
  path: '/team',
  summary: 'Change the name, time zone or week of the team',
  access: 'team.write',
  // Almost everything depends on which day something belongs to.
  changes: resources,
  body: TeamChanges,
  data: Team,
  errors: ['UPDATE_ALREADY_IN_PROGRESS'],
})

const password = v.optional(v.pipe(v.string(), v.maxLength(1024)))

/**
 * Makes somebody else the super admin; the former one becomes an admin. The password isn't needed within ten
 * minutes of signing in. The new one must be active (422 on `user_id`).
 */
export const transferTeam = endpoint({
  name: 'transferTeam',
  method: 'POST',
  path: '/team/transfer',
  summary: 'Transfer ownership',
  access: 'team.transfer',
  changes: ['people', 'team', 'me', 'audit'],
  body: v.strictObject({ user_id: Id, password }),
  data: v.strictObject({ user_id: Id }),
  errors: ['INVALID_PASSWORD', 'USER_NOT_FOUND'],
  limit: { calls: 10, seconds: 3600, per: 'user' },
})

/** How many days a team waits for its deletion. */
export const deletionGraceDays = 14

/**
 * Deletes the team with everything in it after a grace period. Until then everything works, every member is
 * informed, and the super admin can cancel. The password isn't needed within ten minutes of signing in.
 */
export const deleteTeam = endpoint({
  name: 'deleteTeam',
  method: 'POST',
  path: '/team/deletion',
  summary: 'Delete the team, in 14 days',
  access: 'team.delete',
  changes: ['team', 'me', 'audit'],
  body: v.strictObject({
    name: v.pipe(v.string(teamMessages.deletion.name), v.maxLength(200, teamMessages.deletion.name)),
    password,
  }),
  data: Team,
  errors: ['INVALID_PASSWORD'],
  limit: { calls: 10, seconds: 3600, per: 'user' },
})

/** Cancels the deletion. Does nothing when there is none. */
export const keepTeam = endpoint({
  name: 'keepTeam',
  method: 'DELETE',
  path: '/team/deletion',
  summary: 'Call the deletion of the team off',
  access: 'team.delete',
  changes: ['team', 'me', 'audit'],
  data: Team,
})
