import { IconButton, LogoMark } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { shellMessages } from '../messages.ts'
import { Bell } from '../notifications/bell.tsx'
import { SearchBox } from '../palette/search-box.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { HelpMenu } from './help-menu.tsx'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  isPhone: boolean
  isSidebarOpen: boolean
  onToggleSidebar: () => void
}

/** The bar above every page: the menu's toggle, the breadcrumb, search, notifications and the user menu. */
export function TopBar({ isPhone, isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const text = shellMessages.useText()
  return (
    <header className={bar}>
      {isPhone ? (
        <>
          <IconButton
            label={text('sidebar.openSheet')}
            icon={<MenuIcon size={20} aria-hidden />}
            size="touch"
            aria-haspopup="dialog"
            aria-expanded={isSidebarOpen}
            onClick={onToggleSidebar}
          />
          <span className={product}>
            <LogoMark />
            {text('product')}
          </span>
        </>
      ) : (
        <>
          <IconButton
            className={toggle}
            label={text(isSidebarOpen ? 'sidebar.hide' : 'sidebar.show')}
            icon={<PanelLeft size={18} aria-hidden />}
            aria-expanded={isSidebarOpen}
            onClick={onToggleSidebar}
          />
          <Breadcrumb />
        </>
      )}
      <span className={spring} />
      <SearchBox isPhone={isPhone} />
      <div className={tools}>
        <Bell isPhone={isPhone} />
        {!isPhone && <HelpMenu />}
        <UserMenu />
      </div>
    </header>
  )
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'topbar',
  marginInline: { base: '-4', mobile: '0' },
  paddingInline: { base: '2', mobile: '0' },
  _print: { display: 'none' },
  mobileDown: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    background: 'bg.surface',
    borderBottom: '1px solid',
    borderBottomColor: 'border.default',
  },
})
const product = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '[0.9375rem]',
  fontWeight: 'medium',
})
const toggle = css({ marginInlineStart: '-1.5' })
const tools = css({ display: 'flex', alignItems: 'center', gap: { base: '0', mobile: '1' } })
const spring = css({ flex: '1' })
