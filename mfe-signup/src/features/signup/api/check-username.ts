import { cleanText } from '@rendezvous/rules/texts/visible-text';
import { useEffect, useState } from 'react';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { CHECK_USERNAME } from '@rendezvous/contract/resources/signup/calls';
import { USERNAME } from '@rendezvous/contract/kernel/field-rules';

const PAUSE_MS = 450;

/** Whether a name is still free, asked once typing pauses; undefined while unknown. */
export function useUsernameCheck(name: string): { checking: boolean; available?: boolean; reason?: string } {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(cleanText(name)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const askable = asked.length >= USERNAME.min && !asked.includes('@');
  const { data, isLoading } = useEndpoint(CHECK_USERNAME, askable ? { name: asked } : null);
  const current = asked === cleanText(name);
  return { checking: askable && (isLoading || !current), ...(current && askable ? data : {}) };
}
