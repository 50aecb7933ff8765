import { css, cx } from '@tandem/design-system/css'
import { useUser } from '@tandem/session'
import { LogoMark } from '@tandem/design-system'
import { shellMessages } from '../messages.ts'
import { IconRail } from './icon-rail.tsx'
import { MenuNav } from './menu-nav.tsx'
import { MenuSections } from './menu-sections.tsx'
import { SyncState } from './sync-state.tsx'

/** The floating panel at the start of the line, the left in English: with names, or collapsed to icons with flyouts. */
export function Sidebar({ isOpen }: { isOpen: boolean }) {
  return (
    <aside className={cx(column, isOpen ? wide : narrow)}>
      <div className={panel} data-flyout-edge>
        <div className={isOpen ? head : cx(head, centred)}>{isOpen ? <TeamHeading /> : <LogoMark />}</div>
        <MenuNav className={isOpen ? menu : cx(menu, iconMenu)}>
          {isOpen ? <MenuSections /> : <IconRail />}
        </MenuNav>
        <SyncState isShort={!isOpen} />
      </div>
    </aside>
  )
}

/** The logo, the product and the name of the team. */
export function TeamHeading() {
  const text = shellMessages.useText()
  const { team } = useUser()
  return (
    <div className={teamHeading}>
      <LogoMark />
      <div className={names}>
        <div className={product}>{text('product')}</div>
        <div className={teamName} dir="auto">
          {team.name}
        </div>
      </div>
    </div>
  )
}

const column = css({
  position: 'fixed',
  insetBlock: '0',
  insetInlineStart: '0',
  zIndex: 'sidebar',
  display: { base: 'none', mobile: 'block' },
  padding: '2',
  _print: { display: 'none' },
})
const wide = css({ width: 'sidebar.expanded' })
const narrow = css({ width: '[calc(token(sizes.sidebar.collapsed) + 2 * token(sizes.sidebar.inset))]' })

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  background: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  boxShadow: 'raised',
  overflow: 'hidden',
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'topbar',
  paddingInline: '3',
  paddingBlock: '1',
  flex: 'none',
})
const centred = css({ justifyContent: 'center', padding: '0' })
const menu = css({ flex: '1', minHeight: '0', overflowY: 'auto', paddingInline: '2', paddingBlock: '1' })
// A scroll bar would take half of the width.
const iconMenu = css({ paddingInline: '[7px]', scrollbarWidth: '[none]' })

const teamHeading = css({ display: 'flex', alignItems: 'center', gap: '2.5', minWidth: '0' })
const names = css({ minWidth: '0', textStyle: 'md' })
const product = css({ fontWeight: 'semibold', lineHeight: '[1.125rem]' })
const teamName = css({
  textStyle: 'xs',
  color: 'fg.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
