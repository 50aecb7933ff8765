import { Sheet } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'
import { MenuSections } from './menu-sections.tsx'
import { moveInRow } from './move-in-row.ts'
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its arrow keys move between its links and buttons */}
        <nav className={menu} aria-label={text('sidebar.label')} onKeyDown={moveInRow}>
          <MenuSections isTouch onNavigate={close} />
        </nav>
        <SyncState isShort={false} onNavigate={close} />
      </div>
    </Sheet>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', minHeight: 'full' })
const menu = css({ flex: '1', padding: '2' })
