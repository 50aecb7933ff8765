export { Lock as PasswordIcon } from 'lucide-react'
