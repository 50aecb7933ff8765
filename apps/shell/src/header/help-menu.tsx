import { IconButton, Menu } from '@tandem/design-system'
import { CircleQuestionMark } from 'lucide-react'
import { shellMessages } from '../messages.ts'
import { useHelpItems } from './use-help-items.tsx'

/** What's new, help and shortcuts from one button; on a phone they are in the user menu. */
export function HelpMenu() {
  const text = shellMessages.useText()
  return (
    <Menu
      trigger={
        <IconButton label={text('header.helpMenu')} icon={<CircleQuestionMark size={18} aria-hidden />} />
      }
      items={useHelpItems()}
    />
  )
}
