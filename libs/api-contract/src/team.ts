import * as v from 'valibot'
import { timezone } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant, text } from './fields.ts'
import { weekStarts } from './me.ts'
import { resources } from './resources.ts'
import { teamMessages } from './team-messages.ts'

/** The team and how it counts its days. */
export const Team = v.strictObject({
  id: Id,
  name: v.string(),
  timezone: v.string(),
  /** The first day of its weeks, as JavaScript counts: 0 is Sunday, 1 Monday, 6 Saturday. */
  week_start: v.picklist(weekStarts),
  created_at: Instant,
  /** Without those who are archived. */
  users_count: Count,
  /** While the figures of days are counted anew for another time zone; what is shown is partly of the one before. */
  rebuild: v.nullable(
    v.strictObject({
      started_at: Instant,
      /** The time zone that is being counted for. */
      timezone: v.string(),
      /** Stores and accounts that are counted anew, and how many of them are ready. */
      total: Count,
      done: Count,
    }),
  ),
  /** While the team waits for its deletion; see `deleteTeam`. */
  deletion: v.nullable(
    v.strictObject({
      requested_at: Instant,
      requested_by: v.nullable(v.string()),
      /** When everything is deleted, unless the super admin calls it off. */
      deletes_at: Instant,
    }),
  ),
})
export type Team = v.InferOutput<typeof Team>

/** The own team. */
export const getTeam = endpoint({
  name: 'getTeam',
  method: 'GET',
  path: '/team',
  summary: 'Your team: its name, time zone and week',
  access: 'members.read',
  reads: ['team'],
  data: Team,
})

/** What changes of a team; what is left out stays. */
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
 * Another time zone moves what happened around midnight to other days: the figures are counted anew in a job, and no
 * amount is converted. While that runs, a second change of the time zone is refused: UPDATE_ALREADY_IN_PROGRESS.
 */
export const updateTeam = endpoint({
  name: 'updateTeam',
  method: 'PUT',
  path: '/team',
  summary: 'Change the name, time zone or week of the team',
  access: 'team.write',
  // Which day something belongs to is said nearly everywhere.
  changes: resources,
  body: TeamChanges,
  data: Team,
  errors: ['UPDATE_ALREADY_IN_PROGRESS'],
})

const password = v.optional(v.pipe(v.string(), v.maxLength(1024)))

/**
 * Makes somebody else the super admin; whoever was it becomes an admin. The password may be left out within ten minutes
 * of signing in. Only somebody active can take it over (422 on `user_id`).
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

/** How long a team that is to be deleted waits. */
export const deletionGraceDays = 14

/**
 * Deletes the team with everything in it after a time of grace; until then all goes on, every member is told, and the
 * super admin can call it off. The password may be left out within ten minutes of signing in.
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

/** Calls the deletion off; nothing happens when there is none. */
export const keepTeam = endpoint({
  name: 'keepTeam',
  method: 'DELETE',
  path: '/team/deletion',
  summary: 'Call the deletion of the team off',
  access: 'team.delete',
  changes: ['team', 'me', 'audit'],
  data: Team,
})
