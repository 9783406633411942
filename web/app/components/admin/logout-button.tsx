import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client';
import { Button } from '../ui/button';
import { toast } from '../ui/toast-store';

/** Ends the session on the server and clears everything that was read with it. */
export function LogoutButton() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('signOut'),
    onSuccess: async () => {
      toast({ title: 'Logged out successfully' });
      await navigate('/admin/login');
      queries.clear();
    },
    onError: () => toast({ title: 'Failed to logout', destructive: true }),
  });
  return (
    <Button look="quiet" className="ml-auto px-2!" disabled={isPending} onClick={() => mutate()}>
      Logout
    </Button>
  );
}
