import { Button, Select, useIsLive } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { offsetName } from '@tandem/format'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { FocusEvent, Ref } from 'react'
import { listedTimezone } from './listed-timezone.ts'
import { useTimezoneText } from './messages.ts'
import { timezoneQueries } from './timezone-queries.ts'

/** Above this number, typing searches the zones. */
const fewZones = 5

interface TimezoneFieldProps {
  value: string
  onChange: (timezone: string) => void
  /** What the zone is for; a team by default. */
  hint?: string
  /** `lg` on pages before the app, as the other fields there. */
  size?: 'form' | 'lg'
  /** Whether the browser's zone is preselected when none is chosen; true by default. */
  suggests?: boolean
  error?: string | undefined
  /** The name for submitting the form without script. */
  name?: string
  /** For the form, which focuses the first invalid field. */
  ref?: (element: never) => void
}

/** Chooses one of the server's time zones. The browser's zone is preselected if the server knows it. */
export function TimezoneField(props: TimezoneFieldProps) {
  const { value, onChange, hint, size, suggests = true, error, name, ref } = props
  const text = useTimezoneText()
  const { data: zones, isError, refetch } = useQuery(timezoneQueries.list())
  const options = useMemo(() => (zones ?? []).map(optionOf), [zones])
  const chosen = useMemo(() => listedTimezone(zones ?? [], value) ?? value, [zones, value])
  const isLive = useIsLive()
  const chooseOwn = useEffectEvent((known: readonly string[]) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const own = listedTimezone(known, timeZone)
    if (suggests && value === '' && own !== undefined) onChange(own)
  })
  // Runs only once, when the zones and the choice made before script are known. Later changes are up to the person.
  useEffect(() => {
    if (zones && isLive) chooseOwn(zones)
  }, [zones, isLive])
  return (
    <div ref={ref as Ref<HTMLDivElement>} tabIndex={-1} className={group} onFocus={handOnFocus}>
      <Select
        label={text('label')}
        hint={hint ?? text('hint')}
        options={options}
        value={chosen === '' ? undefined : chosen}
        onValueChange={onChange}
        placeholder={text('placeholder')}
        error={isError ? text('failed') : error}
        labels={{ noMatch: text('none') }}
        // Also shown while the zones are loading, because hosts with all zones are more common than hosts with five.
        searchable={zones === undefined || zones.length > fewZones}
        required
        size={size}
        name={name}
      />
      {isError && <Button onClick={() => void refetch()}>{text('tryAgain')}</Button>}
    </div>
  )
}

const optionOf = (zone: string) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
  // Calculated when the list is open, because a browser takes a tenth of a second for the offsets of all zones.
  get hint() {
    return presentOffset(zone)
  },
})

/** Such as `GMT+3`; empty for a zone that the server knows and this browser doesn't. */
function presentOffset(zone: string): string {
  try {
    return offsetName(new Date().toISOString(), zone)
  } catch {
    return ''
  }
}

/** The control inside loads lazily, so the form gets the element around it. */
function handOnFocus({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('input, button')?.focus()
}

const group = css({ display: 'grid', gap: '2', outline: '[0]' })
