import { Sheet } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'
import { useMenu } from '../menu/menu-context.tsx'
import { MenuList } from './menu-list.tsx'
import { TeamHeading } from './sidebar.tsx'

interface SidebarSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The menu of a phone, over the page. */
export function SidebarSheet({ isOpen, onOpenChange }: SidebarSheetProps) {
  const text = shellMessages.useText()
  const { navigation } = useMenu()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={text('sidebar.label')}
      heading={<TeamHeading />}
      closeLabel={text('sidebar.closeSheet')}
    >
      <nav className={menu} aria-label={text('sidebar.label')}>
        <MenuList entries={navigation} isTouch onNavigate={() => onOpenChange(false)} />
      </nav>
    </Sheet>
  )
}

const menu = css({ padding: '2' })
