"""Each species of both games is played here, with all that its card says."""
