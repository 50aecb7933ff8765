import { isApiError } from '@tandem/api-client'
import { TeamChanges, weekStarts } from '@tandem/api-contract'
import type { Team, WeekStart } from '@tandem/api-contract'
import { Button, OptionCards, Stack, TextField, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import {
  ConfirmDiscard,
  describeFailure,
  errorOf,
  FailureBanner,
  noFailure,
  readFailure,
  said,
  TimezoneField,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { typedSince } from '../frame/typed-since.ts'
import { useTeamText } from './messages.ts'
import { updateTeamMutation } from './queries.ts'
import { ZoneChangeDialog } from './zone-change-dialog.tsx'

type Fields = Pick<Team, 'name' | 'timezone' | 'week_start'>

/** Only differences are sent, so that two admins who change different things don't revert each other. */
function changesOf(team: Team, typed: Partial<Fields>): Partial<Fields> {
  const shown = { ...typed, ...(typed.name !== undefined && { name: typed.name.trim() }) }
  return Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => team[name as keyof Fields] !== value),
  )
}

/** Changes the team's name, time zone and week. Unchanged fields follow the server. */
export function TeamForm({ team }: { team: Team }) {
  const text = useTeamText()
  const [typed, setTyped] = useState<Partial<Fields>>({})
  const [failure, setFailure] = useState(noFailure)
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState({ from: '', to: '' })
  const nameInput = useRef<HTMLInputElement>(null)
  const zoneField = useRef<HTMLElement>(null)
  const { mutateAsync, isPending } = useMutation(updateTeamMutation)
  const shown: Fields = { ...team, ...typed }
  const changes = changesOf(team, typed)
  const isChanged = Object.keys(changes).length > 0
  const guard = useUnsavedGuard(isChanged && !isPending)

  const change = (field: Partial<Fields>) => setTyped((before) => ({ ...before, ...field }))
  const refusalOf = (field: keyof Fields) =>
    errorOf({ input: shown[field], errors: null }, failure.refusals[field], false)

  const refuse = (refused: typeof noFailure) => {
    setFailure(refused)
    if (refused.refusals.name) nameInput.current?.focus()
    else if (refused.refusals.timezone) zoneField.current?.focus()
  }
  const submit = () => {
    if (isPending) return
    const checked = v.safeParse(TeamChanges, changes)
    if (!checked.success) {
      const refusals = checked.issues.flatMap(({ path, message }) => {
        const field = path?.[0]?.key as keyof Fields | undefined
        return field === undefined ? [] : [[field, { message, value: shown[field] }] as const]
      })
      return refuse({ refusals: Object.fromEntries(refusals), banner: null })
    }
    if (changes.timezone === undefined) return void save()
    setAsked({ from: team.timezone, to: changes.timezone })
    setAsking(true)
  }
  const save = async () => {
    setFailure(noFailure)
    try {
      const { rebuild } = await mutateAsync(changes)
      if (rebuild && changes.timezone !== undefined)
        toast.success({ title: text('rebuild.started'), description: text('rebuild.startedText') })
      else said.updated(text('page.team'))
      setTyped((now) => typedSince(now, typed))
    } catch (error) {
      refuse(readRefusal(error, shown))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="6">
          <FailureBanner failure={failure} />
          <div className={fields}>
            <TextField
              ref={nameInput}
              label={text('name.label')}
              hint={text('name.hint')}
              name="name"
              dir="auto"
              autoComplete="organization"
              value={shown.name}
              error={refusalOf('name')}
              onChange={(event) => change({ name: event.target.value })}
            />
            <TimezoneField
              ref={(element: HTMLElement | null) => void (zoneField.current = element)}
              value={shown.timezone}
              error={refusalOf('timezone')}
              onChange={(timezone) => change({ timezone })}
            />
          </div>
          <OptionCards
            label={text('week.label')}
            hint={text('week.hint')}
            columns={3}
            name="week_start"
            options={weekStarts.map((day) => ({ value: String(day), label: text(`week.day${day}`) }))}
            value={String(shown.week_start)}
            error={refusalOf('week_start')}
            onValueChange={(day) => change({ week_start: Number(day) as WeekStart })}
          />
          <div>
            <Button type="submit" variant="primary" disabled={!isChanged} loading={isPending}>
              {text('page.save')}
            </Button>
          </div>
        </Stack>
      </form>
      <ZoneChangeDialog
        open={isAsking}
        {...asked}
        isSaving={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      />
      <ConfirmDiscard
        guard={guard}
        title={text('unsaved.title')}
        description={text('unsaved.text')}
        keepLabel={text('unsaved.keep')}
        discardLabel={text('unsaved.discard')}
        closeLabel={text('unsaved.close')}
      />
    </>
  )
}

/** A running recalculation is an error of the time zone only; it doesn't refuse anything else. */
function readRefusal(error: unknown, shown: Fields) {
  if (!isApiError(error) || error.code !== 'UPDATE_ALREADY_IN_PROGRESS')
    return readFailure(error, { ...shown })
  const { description } = describeFailure(error)
  return { refusals: { timezone: { message: description, value: shown.timezone } }, banner: null }
}

const fields = css({ display: 'grid', gap: '4', maxWidth: '[480px]' })
