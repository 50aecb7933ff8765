import { getTeam, updateTeam } from '@tandem/api-contract'
import { changesOf } from '../audit/changes-of.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import { implement } from '../implement.ts'
import { beginZoneChange } from './begin-zone-change.ts'
import { findTeam, lockTeam } from './queries.ts'
import { enqueueZoneChange } from './begin-zone-change.ts'

export const teamRoutes = [
  implement(getTeam, async ({ team }) => ({ data: await team(findTeam) })),

  implement(updateTeam, async ({ body, session, team, audit, dependencies }) => {
    const { timezone, ...others } = body
    if (timezone !== undefined) refuseUnknownTimezone(timezone)
    const changed = await team(async (db) => {
      const { team_id, ...before } = await lockTeam(db)
      const about = { subject: 'team', subject_id: team_id, subject_name: others.name ?? before.name }
      const differing = changesOf(before, others)
      if (Object.keys(differing).length > 0) {
        await db.updateTable('teams').set(others).execute()
        await audit(db, { action: 'team.updated', ...about, details: differing })
      }
      if (timezone === undefined || timezone === before.timezone) {
        return { data: await findTeam(db), isMoving: false }
      }
      const isMoving = await beginZoneChange(db, { timezone, now: dependencies.now() })
      const details = changesOf(before, { timezone })
      await audit(db, { action: 'team.timezone_changed', ...about, details })
      return { data: await findTeam(db), isMoving }
    })
    if (changed.isMoving) await enqueueZoneChange(dependencies, session.team_id)
    return { data: changed.data }
  }),
]
