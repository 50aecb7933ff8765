import type { Team, User } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { DeletionDate } from './deletion-date.tsx'
import { KeepTeamButton } from './keep-team-button.tsx'
import { useTeamText } from './messages.ts'
import { followTeam, rereadEverything, teamQueries, whileRebuildingMs } from './queries.ts'
import { zoneName } from '../frame/zone-name.ts'

/** A colleague's change to the team is seen within this time. */
const oftenEnoughMs = 120_000

const exact = (count: number) => formatNumber(count, { full: true })

/**
 * Notices for everybody in the team on every page: that it will be deleted, and that its days are being
 * recalculated.
 */
export function TeamNotices() {
  const text = useTeamText()
  const user = useUser()
  const mayKeep = useIsAllowed('team.delete')
  // The session's data is shown immediately; the read returns more, and newer changes.
  const { data: team } = useQuery({
    ...teamQueries.team(),
    refetchInterval: ({ state }) => (state.data?.rebuild ? whileRebuildingMs : oftenEnoughMs),
    meta: { errors: 'local' },
  })
  useColleaguesChanges(team, user.team)
  useRereadAfter(team && team.rebuild !== null)
  const deletesAt = team ? (team.deletion?.deletes_at ?? null) : user.team.deletes_at
  return (
    // A live region announces changes, so it must exist before there is text.
    <output className={place}>
      {deletesAt !== null && (
        <div className={bar} data-tone="danger">
          <p className={words}>
            <TriangleAlert size={16} aria-hidden />
            <span>
              <DeletionDate at={deletesAt} by={team?.deletion?.requested_by ?? null} />{' '}
              {text('deletion.text')}
            </span>
          </p>
          {mayKeep && <KeepTeamButton size="sm" />}
        </div>
      )}
      {team?.rebuild && (
        <div className={bar}>
          <p className={words}>
            <RefreshCw size={16} aria-hidden />
            <span>
              {text('rebuild.title', { zone: zoneName(team.rebuild.timezone) })} {text('rebuild.text')}
            </span>
          </p>
          {/* Announced once at the beginning and once at the end, not with every step. */}
          <span aria-hidden className={css({ fontVariantNumeric: 'tabular-nums' })}>
            {exact(team.rebuild.done)} / {exact(team.rebuild.total)}
          </span>
        </div>
      )}
    </output>
  )
}

/** Somebody else may have changed the team's time zone: days on this page must follow. */
function useColleaguesChanges(team: Team | undefined, known: User['team']) {
  const client = useQueryClient()
  useEffect(() => {
    if (team === undefined) return
    const { name, timezone, week_start } = team
    if (name !== known.name || timezone !== known.timezone || week_start !== known.week_start)
      followTeam(client, team)
  }, [client, team, known])
}

/** Recalculated figures aren't on any screen yet. */
function useRereadAfter(isRebuilding: boolean | undefined) {
  const text = useTeamText()
  const client = useQueryClient()
  const was = useRef(false)
  useEffect(() => {
    if (was.current && isRebuilding === false) {
      toast.info({ title: text('rebuild.done') })
      void rereadEverything(client)
    }
    was.current = isRebuilding ?? was.current
  }, [isRebuilding, client, text])
}

const words = css({ display: 'flex', gap: '2', minWidth: '0' })
const place = css({ display: 'block', _print: { display: 'none' } })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '3',
  rowGap: '1',
  marginInline: { base: '-4', mobile: '0' },
  marginTop: { mobile: '2' },
  paddingInline: '3',
  paddingBlock: '1.5',
  borderRadius: { mobile: 'md' },
  background: 'info.subtle',
  color: 'info.fg',
  textStyle: 'sm',
  '& svg': { flex: 'none', marginBlockStart: '0.5' },
  '&[data-tone=danger]': { background: 'danger.subtle', color: 'danger.fg' },
})
