import { isApiError } from '@tandem/api-client'
import { TeamChanges } from '@tandem/api-contract'
import type { Team } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure, noFailure, readFailure, refusalOf, successToast } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { typedSince } from '../frame/typed-since.ts'
import { useTeamText } from './messages.ts'
import { updateTeamMutation } from './queries.ts'

type Fields = Pick<Team, 'name' | 'timezone' | 'week_start'>

/** Only differences are sent, so that two admins who change different things don't revert each other. */
function changesOf(team: Team, typed: Partial<Fields>): Partial<Fields> {
  const shown = { ...typed, ...(typed.name !== undefined && { name: typed.name.trim() }) }
  return Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => team[name as keyof Fields] !== value),
  )
}

/** A running recalculation is an error of the time zone only; it doesn't refuse anything else. */
function readRefusal(error: unknown, shown: Fields) {
  if (!isApiError(error) || error.code !== 'UPDATE_ALREADY_IN_PROGRESS')
    return readFailure(error, { ...shown })
  const { description } = describeFailure(error)
  return { refusals: { timezone: { message: description, value: shown.timezone } }, banner: null }
}

/**
 * What a person has typed about the team, what of it was refused, and how it is saved. Unchanged fields follow the
 * server.
 *
 * @param onRefused called with what was refused, so that its first field gets the focus.
 */
export function useTeamChanges(team: Team, onRefused: (refusals: typeof noFailure.refusals) => void) {
  const text = useTeamText()
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const [failure, setFailure] = useState(noFailure)
  const { mutateAsync, isPending } = useMutation(updateTeamMutation)
  const shown: Fields = { ...team, ...typed }
  const changes = changesOf(team, typed)

  const refuse = (refused: typeof noFailure) => {
    setFailure(refused)
    onRefused(refused.refusals)
  }
  /** Whether the changes keep the rules; otherwise their fields say why not. */
  const check = () => {
    const checked = v.safeParse(TeamChanges, changes)
    if (checked.success) return true
    const refusals = checked.issues.flatMap(({ path, message }) => {
      const field = path?.[0]?.key as keyof Fields | undefined
      return field === undefined ? [] : [[field, { message, value: shown[field] }] as const]
    })
    refuse({ refusals: Object.fromEntries(refusals), banner: null })
    return false
  }
  const save = async () => {
    setFailure(noFailure)
    try {
      const { rebuild } = await mutateAsync(changes)
      if (rebuild && changes.timezone !== undefined)
        toast.success({ title: text('rebuild.started'), description: text('rebuild.startedText') })
      else successToast.updated(text('page.team'))
      setTyped((now) => typedSince(now, typed))
    } catch (error) {
      refuse(readRefusal(error, shown))
    }
  }
  return {
    shown,
    changes,
    failure,
    isChanged: Object.keys(changes).length > 0,
    isSaving: isPending,
    change: (field: Partial<Fields>) => setTyped((before) => ({ ...before, ...field })),
    refusalOf: (field: keyof Fields) => refusalOf(failure.refusals[field], shown[field]),
    check,
    save,
  }
}
