import { useRef } from 'react';
import { Button } from '@/ui/Button';
import { FileIcon } from '@/ui/icons';

interface Props {
  label: string;
  size?: 'small';
  onFile: (file: File) => void;
}

/** File picker for a list of part numbers. */
export function FileButton({ label, size, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // reset, because otherwise the same file, chosen again after a correction, would fire no change event
          currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        size={size}
        icon={<FileIcon aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
