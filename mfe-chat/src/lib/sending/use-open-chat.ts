import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '@rendezvous/contract/kernel/routes';

/** Leads to a conversation after something was sent into it; stays where the conversation is open already. */
export function useOpenChat(member: string): (conversation: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (conversation) => {
    const path = pathTo('chats-id', { id: conversation });
    if (pathname !== path && pathname !== pathTo('members-id-chat', { id: member })) void navigate(path);
  };
}
