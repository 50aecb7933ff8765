import { Button } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { shellMessages } from '../messages.ts'
import type { SearchHits } from './use-search-hits.ts'

/** Says below the results that the data, or some kinds of it, couldn't be searched; the rest stays usable. */
export function SearchNotice({ isFailed, unsearched, searchAgain }: SearchHits) {
  const text = shellMessages.useText()
  if (!isFailed && unsearched.length === 0) return null
  const kinds = unsearched.map((kind) => text(`palette.group.${kind}`)).join(', ')
  return (
    <div role="alert" className={notice}>
      <p>{isFailed ? text('palette.failed') : text('palette.unsearched', { kinds })}</p>
      <Button size="sm" className={touchable} onClick={searchAgain}>
        {text('palette.tryAgain')}
      </Button>
    </div>
  )
}

const touchable = css({ mobileDown: { minHeight: 'control-touch' } })
const notice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flex: 'none',
  paddingInline: '4',
  paddingBlock: '2',
  textStyle: 'sm',
  color: 'fg.muted',
})
