import { Tag } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { soonBadge, translate } from '@tandem/workbench'
import { Lock, Mail, Palette, UserRound } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'
import { useText } from '../messages.ts'
import { settingsPaths } from '../paths.ts'

const entries = [
  { name: 'profile', Icon: UserRound },
  { name: 'email', Icon: Mail },
  { name: 'appearance', Icon: Palette },
  { name: 'password', Icon: Lock, isSoon: true },
] as const

/** The pages of settings beside the menu that leads through them; a phone has them in the sidebar. */
export function Component() {
  const text = useText()
  return (
    <div className={frame}>
      <nav aria-label={text('navigation.group')} className={menu}>
        <ul>
          {entries.map(({ name, Icon, ...rest }) => (
            <li key={name}>
              <NavLink to={settingsPaths[name]} end className={row}>
                <Icon size={16} aria-hidden />
                <span className={label}>{text(`navigation.${name}`)}</span>
                {'isSoon' in rest && (
                  <>
                    {' '}
                    <Tag>{translate(soonBadge)}</Tag>
                  </>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={content}>
        <Outlet />
      </div>
    </div>
  )
}

const frame = css({
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '[208px minmax(0, 720px)]' },
})
const menu = css({ display: { base: 'none', laptop: 'block' }, marginInlineStart: '-2' })
const content = css({ minWidth: '0' })
const label = css({ flex: '1' })
const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  height: 'control-form',
  paddingInline: '2',
  borderRadius: 'sm',
  color: 'fg.muted',
  textStyle: 'md',
  '& svg': { color: 'fg.subtle' },
  _hover: { background: 'bg.hover', color: 'fg.default' },
  '&[aria-current=page]': {
    background: 'bg.selected',
    color: 'accent.fg',
    fontWeight: 'medium',
    '& svg': { color: 'accent.fg' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-2',
      insetBlock: '2',
      width: '[3px]',
      borderRadius: 'full',
      background: 'accent.solid',
    },
    _highContrast: { outline: '2px solid', outlineOffset: '[-2px]' },
  },
})
