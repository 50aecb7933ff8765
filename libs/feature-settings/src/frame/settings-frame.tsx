import { isAllowed } from '@tandem/api-contract'
import type { Permission } from '@tandem/api-contract'
import { soonBadge, translate } from '@tandem/app-frame'
import { Tag } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useUser } from '@tandem/session'
import {
  Building2,
  DatabaseBackup,
  KeyRound,
  Lock,
  Mail,
  MonitorSmartphone,
  Palette,
  UserRound,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useText } from '../messages.ts'
import { settingsPaths } from '../paths.ts'

interface SettingsEntry {
  name: Exclude<keyof typeof settingsPaths, 'group' | 'emailLink'>
  Icon: LucideIcon
  /** Hidden from roles without it. */
  permission?: Permission
  isSoon?: boolean
}

const groups: { name: 'you' | 'team'; entries: SettingsEntry[] }[] = [
  {
    name: 'you',
    entries: [
      { name: 'profile', Icon: UserRound },
      { name: 'email', Icon: Mail },
      { name: 'signIn', Icon: KeyRound },
      { name: 'sessions', Icon: MonitorSmartphone },
      { name: 'appearance', Icon: Palette },
      { name: 'password', Icon: Lock, isSoon: true },
    ],
  },
  {
    name: 'team',
    entries: [
      { name: 'team', Icon: Building2, permission: 'members.read' },
      { name: 'data', Icon: DatabaseBackup, permission: 'export.write' },
    ],
  },
]

/** The settings pages and their menu: beside the page, and on small screens a row above it. */
export function Component() {
  const text = useText()
  const { role } = useUser()
  const menu = useShownEntry()
  const shown = groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ permission }) => permission === undefined || isAllowed(role, permission)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className={frame}>
      <nav ref={menu} aria-label={text('navigation.group')} className={menuStyle}>
        {shown.map(({ name, entries }) => (
          <div key={name} className={group}>
            <div className={groupHead}>
              <div id={`settings-${name}`} className={groupName}>
                {text(`navigation.groups.${name}`)}
              </div>
            </div>
            <ul aria-labelledby={`settings-${name}`} className={list}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <NavLink to={settingsPaths[entry.name]} end className={row}>
                    <entry.Icon size={16} aria-hidden />
                    <span className={label}>{text(`navigation.${entry.name}`)}</span>
                    {entry.isSoon && (
                      <>
                        {' '}
                        <Tag>{translate(soonBadge)}</Tag>
                      </>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={content}>
        <Outlet />
      </div>
    </div>
  )
}

/** If the menu is a scrolling row, scrolls to the entry of the current page. */
function useShownEntry() {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const row = menu.current
    const current = row?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row || !current) return
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return menu
}

const frame = css({
  display: 'grid',
  gap: { base: '4', laptop: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '[208px minmax(0, 720px)]' },
})
const menuStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'row', laptop: 'column' },
  alignSelf: 'start',
  gap: { base: '1', laptop: '4' },
  overflowX: { base: 'auto', laptop: 'visible' },
  scrollbarWidth: '[none]',
  marginInline: { base: '-4', laptop: '0' },
  marginInlineStart: { laptop: '-2' },
  paddingInline: { base: '2', laptop: '0' },
  borderBottom: { base: '1px solid', laptop: '[0]' },
  borderBottomColor: { base: 'border.default' },
})
const group = css({
  display: 'flex',
  flexDirection: { base: 'row', laptop: 'column' },
  '& + &': {
    borderInlineStart: { base: '1px solid', laptop: '[0]' },
    borderInlineStartColor: { base: 'border.default' },
    paddingInlineStart: { base: '1', laptop: '0' },
  },
})
const groupHead = css({
  paddingInline: { laptop: '2' },
  paddingBlockEnd: { laptop: '1' },
  textStyle: 'xs',
  color: 'fg.muted',
})
const groupName = css({
  // On small screens the row only has space for the pages; screen readers get the groups.
  srOnly: { base: true, laptop: false },
})
const list = css({ display: 'flex', flexDirection: { base: 'row', laptop: 'column' } })
const content = css({ minWidth: '0', maxWidth: { base: '[720px]', laptop: '[none]' } })
const label = css({ flex: '1', whiteSpace: 'nowrap' })
const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  height: { base: 'control-touch', laptop: 'control-form' },
  paddingInline: '2',
  borderRadius: 'sm',
  color: 'fg.muted',
  textStyle: 'md',
  '& svg': { color: 'fg.subtle' },
  _hover: { background: 'bg.hover', color: 'fg.default' },
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[aria-current=page]': {
    background: { laptop: 'bg.selected' },
    color: 'accent.fg',
    fontWeight: 'medium',
    '& svg': { color: 'accent.fg' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: { base: '2', laptop: '-2' },
      insetInlineEnd: { base: '2', laptop: '[auto]' },
      insetBlockStart: { base: '[auto]', laptop: '2' },
      insetBlockEnd: { base: '0', laptop: '2' },
      width: { laptop: '[3px]' },
      height: { base: '[2px]', laptop: '[auto]' },
      borderRadius: 'full',
      background: 'accent.solid',
    },
    _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
  },
})
