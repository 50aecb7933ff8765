import { weekStarts } from '@tandem/api-contract'
import type { Team, WeekStart } from '@tandem/api-contract'
import { Button, OptionCards, Stack, TextField } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { ConfirmDiscard, FailureBanner, TimezoneField, useUnsavedGuard } from '@tandem/page-parts'
import { useRef, useState } from 'react'
import { useTeamText } from './messages.ts'
import { useTeamChanges } from './use-team-changes.ts'
import { ZoneChangeDialog } from './zone-change-dialog.tsx'

/** Changes the team's name, time zone and week. A change of the time zone is asked about first. */
export function TeamForm({ team }: { team: Team }) {
  const text = useTeamText()
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState({ from: '', to: '' })
  const nameInput = useRef<HTMLInputElement>(null)
  const zoneField = useRef<HTMLElement>(null)
  const { shown, changes, failure, isChanged, isSaving, change, refusalOf, check, save } = useTeamChanges(
    team,
    (refusals) => {
      if (refusals.name) nameInput.current?.focus()
      else if (refusals.timezone) zoneField.current?.focus()
    },
  )
  const guard = useUnsavedGuard(isChanged && !isSaving)

  const submit = () => {
    if (isSaving || !check()) return
    if (changes.timezone === undefined) return void save()
    setAsked({ from: team.timezone, to: changes.timezone })
    setAsking(true)
  }
  const saveZone = async () => {
    await save()
    setAsking(false)
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
            <Button type="submit" variant="primary" disabled={!isChanged} loading={isSaving}>
              {text('page.save')}
            </Button>
          </div>
        </Stack>
      </form>
      <ZoneChangeDialog
        open={isAsking}
        {...asked}
        isSaving={isSaving}
        onClose={() => setAsking(false)}
        onConfirm={() => void saveZone()}
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

const fields = css({ display: 'grid', gap: '4', maxWidth: '[480px]' })
