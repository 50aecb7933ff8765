import type { Post } from '@tandem/api-contract'
import { FillSlot, usePlace } from '@tandem/app-frame'
import { Button, IconButton, Inline, Menu, toast, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import type { MenuItem } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { FavoriteButton } from '@tandem/items'
import { useMoments } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import {
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  ExternalLink,
  Link2,
  List,
  MessageSquareText,
  Package,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { postPaths } from '../paths.ts'
import { kindText } from '../post-kind/messages.ts'
import { useText } from './messages.ts'
import { postName } from './post-name.ts'
import type { usePostSteps } from './post-steps.ts'
import type { PostRef } from './queries.ts'
import { webAddress } from './web-address.ts'

interface PostHeadProps {
  post: Post
  service: PostRef['service']
  listSearch: string
  steps: ReturnType<typeof usePostSteps>
  onShowNotes: () => void
  /** Missing when no products can be linked. */
  onLinkProducts?: () => void
}

/** The page header of a post: author and time, its name in the breadcrumb, and its actions. */
export function PostHead(props: PostHeadProps) {
  const { post, service, steps, onShowNotes } = props
  const text = useText()
  const moments = useMoments(useUser().team.timezone)
  const permalink = webAddress(post.permalink)
  const key = service === 'tracker' ? 'publishedTracked' : 'published'
  return (
    <>
      <FillSlot slot="breadcrumb">{postName(post)}</FillSlot>
      <FillSlot slot="pageDescription">
        {text(key, {
          kind: kindText(post.kind),
          username: post.account.username,
          when: moments.text(post.posted_at),
        })}
      </FillSlot>
      <FillSlot slot="pageActions">
        <Inline gap="2" wrap>
          <IconButton
            variant="secondary"
            label={text('head.previous')}
            icon={<ChevronLeft aria-hidden />}
            aria-keyshortcuts={steps.hasKeys ? 'k' : undefined}
            disabled={steps.previous === null}
            onClick={steps.goToPrevious}
          />
          <IconButton
            variant="secondary"
            label={text('head.next')}
            icon={<ChevronRight aria-hidden />}
            aria-keyshortcuts={steps.hasKeys ? 'j' : undefined}
            disabled={steps.next === null}
            onClick={steps.goToNext}
          />
          <FavoriteButton row={{ type: 'post', id: post.id, name: postName(post) }} />
          <Button icon={<MessageSquareText aria-hidden />} onClick={onShowNotes}>
            {post.notes_count === 0 ? text('head.noNotes') : text('head.notes', { count: post.notes_count })}
          </Button>
          {permalink !== null && (
            <a className={button()} href={permalink} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden />
              <span className={onWideRows}>{text('head.open')}</span>{' '}
              <VisuallyHidden>{text('head.newTab')}</VisuallyHidden>
            </a>
          )}
          <PostMenu {...props} permalink={permalink} />
        </Inline>
      </FillSlot>
    </>
  )
}

function PostMenu(props: PostHeadProps & { permalink: string | null }) {
  const { post, service, listSearch, permalink, onLinkProducts } = props
  const text = useText()
  const navigate = useNavigate()
  const trackedAccount = usePlace('trackedAccount')
  const copy = (words: string) =>
    void navigator.clipboard.writeText(words).then(
      () => toast.success({ title: text('head.copied') }),
      () => toast.error({ title: text('head.notCopied') }),
    )
  const items: (MenuItem | false)[] = [
    service === 'social'
      ? {
          key: 'list',
          label: text('head.backToList'),
          icon: <List aria-hidden />,
          onSelect: () => void navigate({ pathname: postPaths.posts, search: listSearch }),
        }
      : trackedAccount !== null && {
          key: 'list',
          label: text('head.toAccount'),
          icon: <List aria-hidden />,
          onSelect: () => void navigate(trackedAccount(post.account.id)),
        },
    onLinkProducts !== undefined && {
      key: 'products',
      label: text('head.products'),
      icon: <Package aria-hidden />,
      onSelect: onLinkProducts,
    },
    permalink !== null && {
      key: 'link',
      label: text('head.copyLink'),
      icon: <Link2 aria-hidden />,
      onSelect: () => copy(permalink),
    },
    post.caption !== null && {
      key: 'caption',
      label: text('head.copyCaption'),
      icon: <Copy aria-hidden />,
      onSelect: () => copy(post.caption ?? ''),
    },
  ]
  return (
    <Menu
      trigger={<IconButton variant="secondary" label={text('head.more')} icon={<Ellipsis aria-hidden />} />}
      items={items.filter((item) => item !== false)}
    />
  )
}

// A phone has one row for the actions of a post.
const onWideRows = css({ mobileDown: { srOnly: true } })
