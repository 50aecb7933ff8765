import type { SignInProviders } from '@tandem/api-server'
import { appleSignIn, facebookSignIn, googleSignIn } from '@tandem/api-server/node'
import type { SocialSettings } from './social-settings.ts'

/** The real providers for which there are credentials. */
export const signInProviders = ({ google, facebook, apple }: SocialSettings): SignInProviders => ({
  ...(google && { google: googleSignIn(google) }),
  ...(facebook && { facebook: facebookSignIn(facebook) }),
  ...(apple && { apple: appleSignIn(apple) }),
})
