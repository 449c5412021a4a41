import { Component, type ReactNode } from 'react';
import { ServerStateContext } from '@rendezvous/api-client/server-state';
import { useFrame } from '#src/kernel/frame/frame-context.ts';
import { reloadWhenStale } from '#src/kernel/failures/late-recovery.ts';
import { RemoteFailed } from '#src/kernel/failures/late-remote-failed.tsx';
import { shellScreenOf } from './shell-screens.tsx';

const NOTHING = {};

/** The frame's own screen of a route, with what the server drew it from. */
export function ShellScreen({ route }: { route: string }) {
  const { screen } = useFrame().page;
  const Screen = shellScreenOf(route);
  return (
    <ScreenBoundary key={route}>
      <ServerStateContext value={screen ?? NOTHING}>
        <Screen />
      </ServerStateContext>
    </ScreenBoundary>
  );
}

/** A screen whose chunk did not come, or that crashed, leaves the frame intact and can be tried again. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    void reloadWhenStale(error);
  }

  override render(): ReactNode {
    const { failed, tries } = this.state;
    if (!failed) return this.props.children;
    return (
      <RemoteFailed
        step="crash"
        tries={tries + 1}
        onRetry={() => this.setState({ failed: false, tries: tries + 1 })}
      />
    );
  }
}
