import {
  commerceMessages,
  createSavedFilter,
  deleteSavedFilter,
  isAllowed,
  listSavedFilters,
  messages,
  setTeamDefaultFilter,
  updateSavedFilter,
} from '@tandem/api-contract'
import type { FilteredList, SavedFilter } from '@tandem/api-contract'
import type { AuditEntry } from '../../identity/audit/audit.ts'
import { changesOf } from '../../identity/audit/changes-of.ts'
import type { Session } from '../../platform/request/session.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { implement } from '../../identity/implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import {
  changeFilter,
  findFilter,
  findFilters,
  insertFilter,
  isNameTaken,
  lockFilters,
  removeFilter,
  setTeamDefault,
} from './queries.ts'
import type { FoundFilter } from './queries.ts'

const maxFilters = 100

export const savedFilterRoutes = [
  implement(listSavedFilters, async ({ search, session, team }) => ({
    data: await team(async (db) => {
      const found = await findFilters(db, session.user_id, search.list)
      return found.map((filter) => shown(filter, session))
    }),
  })),

  implement(createSavedFilter, async ({ body, session, team, audit, dependencies }) => ({
    data: await team(async (db) => {
      await lockFilters(db)
      requireSharing(session, body.visible_to_team)
      await requireName(db, session, { ...body, id: null })
      if ((await findFilters(db, session.user_id, body.list)).length >= maxFilters)
        throw fieldProblem('name', commerceMessages.filter.tooMany(maxFilters))
      const id = await insertFilter(db, {
        ...body,
        user_id: session.user_id,
        created_at: dependencies.now(),
      })
      const filter = shown(await readFilter(db, session, id), session)
      if (filter.visible_to_team) await audit(db, entryOf('saved_filter.created', filter))
      return filter
    }),
  })),

  implement(updateSavedFilter, async ({ params: { id }, body, session, team, audit }) => ({
    data: await team(async (db) => {
      await lockFilters(db)
      const before = await changeable(db, session, id)
      const { name, search = before.search, visible_to_team = before.visible_to_team } = body
      requireSharing(session, visible_to_team)
      // Nobody would see it any more.
      if (before.user_id === null && !visible_to_team) throw fieldProblem('visible_to_team', messages.invalid)
      await requireName(db, session, { list: before.list, name, id })
      const is_team_default = before.is_team_default && before.visible_to_team && visible_to_team
      const change = { name, search, visible_to_team, is_team_default }
      await changeFilter(db, id, change)
      const after = shown({ ...before, ...change }, session)
      if (before.visible_to_team || visible_to_team)
        await audit(db, entryOf('saved_filter.updated', after, changesOf(before, change)))
      return after
    }),
  })),

  implement(setTeamDefaultFilter, async ({ params: { id }, body, session, team, audit }) => ({
    data: await team(async (db) => {
      await lockFilters(db)
      const before = await readFilter(db, session, id)
      if (body.is_team_default && !before.visible_to_team)
        throw fieldProblem('is_team_default', commerceMessages.filter.notShared)
      const filter = shown(before, session)
      if (body.is_team_default === before.is_team_default) return filter
      await setTeamDefault(db, before.list, body.is_team_default ? id : null)
      await audit(
        db,
        entryOf(body.is_team_default ? 'saved_filter.default_set' : 'saved_filter.default_cleared', filter),
      )
      return filter
    }),
  })),

  implement(deleteSavedFilter, async ({ params: { id }, session, team, audit }) => ({
    data: await team(async (db) => {
      await lockFilters(db)
      const found = await changeable(db, session, id)
      const filter = shown(found, session)
      await removeFilter(db, id)
      if (filter.visible_to_team)
        await audit(
          db,
          entryOf('saved_filter.deleted', filter, found.is_team_default ? { is_team_default: true } : {}),
        )
      return filter
    }),
  })),
]

const mayChange = ({ user_id }: FoundFilter, session: Session) =>
  user_id === session.user_id || isAllowed(session.role, 'shared.write')

function shown(filter: FoundFilter, session: Session): SavedFilter {
  const { user_id: _, is_team_default: __, ...rest } = filter
  return { ...rest, can_change: mayChange(filter, session) }
}

async function readFilter(db: TeamDatabase, session: Session, id: number): Promise<FoundFilter> {
  const found = await findFilter(db, session.user_id, id)
  if (!found) throw problem('MODEL_NOT_FOUND')
  return found
}

/** One's own filter, or a shared one for people who may share. @throws MODEL_NOT_FOUND, FORBIDDEN */
async function changeable(db: TeamDatabase, session: Session, id: number): Promise<FoundFilter> {
  const found = await readFilter(db, session, id)
  if (!mayChange(found, session)) throw problem('FORBIDDEN')
  return found
}

/** @throws VALIDATION_FAILED on `visible_to_team` for a person who may not share */
function requireSharing(session: Session, visibleToTeam: boolean) {
  if (visibleToTeam && !isAllowed(session.role, 'shared.write'))
    throw fieldProblem('visible_to_team', commerceMessages.filter.shared)
}

/** @throws VALIDATION_FAILED on `name`, repeating it, when the person already sees a filter with that name */
async function requireName(
  db: TeamDatabase,
  session: Session,
  filter: { list: FilteredList; name: string; id: number | null },
) {
  if (await isNameTaken(db, session.user_id, filter))
    throw fieldProblem('name', commerceMessages.filter.duplicate(filter.name))
}

const entryOf = (
  action: AuditEntry['action'],
  { id, list, name }: SavedFilter,
  details?: AuditEntry['details'],
): AuditEntry => ({
  action,
  subject: 'saved_filter',
  subject_id: id,
  subject_name: name,
  details: { list, ...details },
})
