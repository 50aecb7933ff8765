import { Button, IconButton, Tooltip } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { LayoutGrid, Table2, Trophy } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { usePostsText } from './messages.ts'
import type { PostView } from './post-search.ts'

/** The icon of each view. */
export const viewIcons: Record<PostView, LucideIcon> = { cards: LayoutGrid, table: Table2, sold: Trophy }

interface ViewSwitchProps {
  views: readonly PostView[]
  value: PostView
  onValueChange: (view: PostView) => void
}

/** How posts are shown. */
export function ViewSwitch({ views, value, onValueChange }: ViewSwitchProps) {
  const text = usePostsText()
  return (
    <fieldset className={group} aria-label={text('view.label')}>
      {views.map((view) => {
        const Icon = viewIcons[view]
        const isChosen = view === value
        // No picture says "posts that sold", so it has its words wherever they fit: the view itself has few actions.
        if (view === 'sold')
          return (
            <Button
              key={view}
              icon={<Icon aria-hidden />}
              title={text(`view.${view}`)}
              aria-pressed={isChosen}
              onClick={() => onValueChange(view)}
            >
              <span className={isChosen ? undefined : besideOthers}>{text(`view.${view}`)}</span>
            </Button>
          )
        return (
          <Tooltip key={view} content={text(`view.${view}`)} repeatsName placement="bottom">
            <IconButton
              variant="secondary"
              label={text(`view.${view}`)}
              icon={<Icon aria-hidden />}
              aria-pressed={isChosen}
              onClick={() => onValueChange(view)}
            />
          </Tooltip>
        )
      })}
    </fieldset>
  )
}

/** A tablet has one line for all actions, if some of them are pictures there. */
export const besideOthers = css({ mobileToLaptop: { srOnly: true } })

const group = css({
  display: 'flex',
  '& > button:not(:first-child)': {
    borderStartStartRadius: '[0]',
    borderEndStartRadius: '[0]',
    marginInlineStart: '[-1px]',
  },
  '& > button:not(:last-child)': { borderStartEndRadius: '[0]', borderEndEndRadius: '[0]' },
  '& > button[aria-pressed=true]': { zIndex: '[1]' },
})
