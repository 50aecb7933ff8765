import { OptionCards, Stack } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { formatTime } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { ownZoneAtom, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { zoneName } from '../frame/zone-name.ts'
import { useAppearanceText } from './messages.ts'
import { settingsPaths } from '../paths.ts'

/**
 * Chooses whose time zone times on screens use. People without a zone in their profile see the team's, and
 * how to set their own.
 */
export function TimesChoice() {
  const text = useAppearanceText()
  const { team, timezone } = useUser()
  const own = useAtomValue(ownZoneAtom)
  const now = useNow().toISOString()
  const { mutate } = useMutation(updateMetaMutation)
  const clock = (zone: string) => text('times.now', { zone: zoneName(zone), time: formatTime(now, zone) })
  return (
    <Stack gap="3">
      <OptionCards
        prominent
        columns={2}
        label={text('times.label')}
        hint={text('times.hint')}
        value={own === null ? 'team' : 'own'}
        onValueChange={(value) => mutate({ times_in: value })}
        options={[
          { value: 'team', label: text('times.team'), hint: clock(team.timezone) },
          {
            value: 'own',
            label: text('times.own'),
            hint: timezone === null ? text('times.unknown') : clock(timezone),
            disabled: timezone === null,
          },
        ]}
      />
      <div>
        <Link to={settingsPaths.profile} className={link()}>
          {text('times.profile')}
        </Link>
      </div>
    </Stack>
  )
}
