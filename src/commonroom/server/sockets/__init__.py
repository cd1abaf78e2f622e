"""Sockets: who is let in, frames in and out, and the transport below."""
