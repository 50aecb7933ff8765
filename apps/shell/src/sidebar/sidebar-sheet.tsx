import { Sheet } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'
import { MenuNav } from './menu-nav.tsx'
import { MenuSections } from './menu-sections.tsx'
import { TeamHeading } from './sidebar.tsx'
import { SyncState } from './sync-state.tsx'

interface SidebarSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The menu of a phone, over the page. */
export function SidebarSheet({ isOpen, onOpenChange }: SidebarSheetProps) {
  const text = shellMessages.useText()
  const close = () => onOpenChange(false)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text('sidebar.label')}
      heading={<TeamHeading />}
      closeLabel={text('sidebar.closeSheet')}
    >
      <div className={column}>
        <MenuNav className={menu}>
          <MenuSections isTouch onNavigate={close} />
        </MenuNav>
        <SyncState isShort={false} onNavigate={close} />
      </div>
    </Sheet>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' })
const menu = css({ flex: '1', padding: '2' })
