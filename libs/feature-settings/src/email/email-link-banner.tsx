import { Banner, Button, Spinner } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { describeFailure, incompleteLink } from '@tandem/page-parts'
import { useEmailText } from './messages.ts'
import { isLinkOver } from './queries.ts'
import type { EmailLinkState } from './use-email-link.ts'

export interface EmailLinkBannerProps {
  state: EmailLinkState
  /** The signed-in user. */
  name: string
}

/** The result of a mailed link, for a signed-in user. */
export function EmailLinkBanner({ state, name }: EmailLinkBannerProps) {
  const text = useEmailText()
  switch (state.kind) {
    case 'none':
      return null
    case 'missing': {
      const missing = incompleteLink()
      return (
        <Banner tone="danger" announce title={missing.title}>
          {missing.description}
        </Banner>
      )
    }
    case 'others':
      return (
        <Banner
          tone="warning"
          announce
          title={`${text('link.othersTitle')}.`}
          actions={
            <>
              <Button size="sm" onClick={state.follow}>
                {text('link.follow')}
              </Button>
              <Button size="sm" variant="ghost" onClick={state.leave}>
                {text('link.leave')}
              </Button>
            </>
          }
        >
          {text('link.othersText', { name })}
        </Banner>
      )
    case 'ready':
      return (
        <Banner
          tone="info"
          announce
          title={`${text('link.readyTitle')}.`}
          actions={
            <Button size="sm" onClick={state.follow}>
              {text('link.verify')}
            </Button>
          }
        >
          {text('link.readyText')}
        </Banner>
      )
    case 'working':
      return (
        <output className={line}>
          <Spinner /> {text('link.working')}
        </output>
      )
    case 'failed':
      return (
        <Banner
          tone="danger"
          announce
          title={`${text('link.failed')}.`}
          actions={
            !isLinkOver(state.error) && (
              <Button size="sm" onClick={state.tryAgain}>
                {text('link.tryAgain')}
              </Button>
            )
          }
        >
          {describeFailure(state.error).description} {isLinkOver(state.error) && text('link.sendNew')}
        </Banner>
      )
    case 'verified':
      return (
        <Banner tone="success" announce title={`${text('link.verified')}.`}>
          {text('link.verifiedText', { email: state.email })}
        </Banner>
      )
  }
}

const line = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted' })
