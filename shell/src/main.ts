import './nonce.ts';
import './boot.tsx';
