import { useId } from 'react'
import { useMenu } from '../menu/menu-context.tsx'
import { shellMessages } from '../messages.ts'
import { MenuList } from './menu-list.tsx'
import { sectionLabel, sectionLine } from './menu-row.ts'
import { StarredSection } from './starred/starred-section.tsx'

interface MenuSectionsProps {
  /** Rows sized for touch, in the sheet. */
  isTouch?: boolean
  /** Called when a page is chosen. */
  onNavigate?: () => void
}

/** The menu with names, from top to bottom: starred places, pages, planned pages. */
export function MenuSections({ isTouch, onNavigate }: MenuSectionsProps) {
  const text = shellMessages.useText()
  const { navigation, soon } = useMenu()
  const menuId = useId()
  return (
    <>
      <StarredSection isTouch={isTouch} onNavigate={onNavigate} />
      <div id={menuId} className={sectionLabel}>
        {text('sidebar.menu')}
      </div>
      <MenuList entries={navigation} labelledBy={menuId} isTouch={isTouch} onNavigate={onNavigate} />
      <hr className={sectionLine} />
      <MenuList entries={soon} isTouch={isTouch} onNavigate={onNavigate} />
    </>
  )
}
