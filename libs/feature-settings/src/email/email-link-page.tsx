import { Button, Logo, PageNotice, Spinner } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { describeFailure, incompleteLink } from '@tandem/page-parts'
import { loginPath } from '@tandem/session'
import { Link } from 'react-router'
import { useEmailText } from './messages.ts'
import { isLinkOver } from './queries.ts'
import { useEmailLink } from './use-email-link.ts'

/** The page of an email change's link without a session, which works too. */
export function Component() {
  const text = useEmailText()
  const state = useEmailLink(null)
  const toSignIn = (
    <Link to={loginPath} className={button({ variant: 'primary', size: 'form' })}>
      <span data-part="content">{text('link.toSignIn')}</span>
    </Link>
  )
  const notice = () => {
    if (state.kind === 'ready') {
      return {
        title: text('link.readyTitle'),
        text: text('link.readyText'),
        actions: (
          <Button variant="primary" size="form" onClick={state.follow}>
            {text('link.verify')}
          </Button>
        ),
      }
    }
    if (state.kind === 'working') return { title: text('link.working'), text: <Spinner />, actions: null }
    if (state.kind === 'verified') {
      return {
        title: text('link.verified'),
        text: text('link.verifiedText', { email: state.email }),
        actions: toSignIn,
      }
    }
    const isFailed = state.kind === 'failed'
    const missing = incompleteLink()
    return {
      title: text('link.failed'),
      text: isFailed ? describeFailure(state.error).description : `${missing.title} ${missing.description}`,
      actions: (
        <>
          {isFailed && !isLinkOver(state.error) && (
            <Button size="form" onClick={state.tryAgain}>
              {text('link.tryAgain')}
            </Button>
          )}
          {toSignIn}
        </>
      ),
    }
  }
  return (
    <main aria-live="polite">
      <PageNotice art={<Logo size="lg" name={text('product')} />} {...notice()} />
    </main>
  )
}
